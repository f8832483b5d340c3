import { findChromium } from '../checks/findChromium';
import { buildCommand } from '../build/buildCommand';
import { runScript } from './runScript';

const benchmarks = ['e2e/bench/pages.ts', 'supabase/bench/placeOrders.ts'];

/** Runs every benchmark in a process of its own, one after the other. Throws with the name of one that broke. */
export async function benchCommand(): Promise<void> {
  const chromium = findChromium();
  await buildCommand([]);
  for (const benchmark of benchmarks) await runScript(benchmark, [], { CHROMIUM_PATH: chromium });
}
