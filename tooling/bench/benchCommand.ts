import { requireChromium } from '../checks/requireChromium';
import { buildCommand } from '../release/buildCommand';
import { runScript } from './runScript';

const benchmarks: Record<string, string> = {
  start: 'e2e/bench/start.ts',
  pages: 'e2e/bench/pages.ts',
  orders: 'supabase/bench/placeOrders.ts',
  api: 'e2e/bench/api.ts',
  releases: 'e2e/bench/releases.ts',
  'stuck-clients': 'e2e/bench/stuckClients.ts',
};

/**
 * Runs the named benchmarks, or all, each in a process of its own, one after the other. Throws with the name of one
 * that broke or that there is none.
 */
export async function benchCommand(names: string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown)
    throw new Error(`There is no benchmark ${unknown}. Known: ${Object.keys(benchmarks).join(', ')}.`);
  const chosen = Object.entries(benchmarks).filter(([name]) => names.length === 0 || names.includes(name));
  const chromium = requireChromium();
  await buildCommand([]);
  for (const [, benchmark] of chosen) await runScript(benchmark, [], { CHROMIUM_PATH: chromium });
}
