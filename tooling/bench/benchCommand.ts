import { requireChromium } from '../checks/requireChromium';
import { buildCommand } from '../release/buildCommand';
import { inRepository } from '../workspace/repository';
import { buildOneBundle } from './one-bundle/buildOneBundle';
import { runScript } from './runScript';

const benchmarks: Record<string, string> = {
  pages: 'e2e/bench/pages.ts',
  start: 'e2e/bench/start.ts',
  budgets: 'e2e/bench/budgets.ts',
  server: 'e2e/bench/server.ts',
  orders: 'supabase/bench/placeOrders.ts',
  api: 'e2e/bench/api.ts',
  releases: 'e2e/bench/releases.ts',
  'stuck-clients': 'e2e/bench/stuckClients.ts',
};

/**
 * Runs the named benchmarks, `all` of them, or that of the pages, each in a process of its own, one after the other.
 * Options such as `--against` go to the pages. Throws with the name of one that broke or that there is none.
 */
export async function benchCommand(args: string[]): Promise<void> {
  const firstOption = args.findIndex((arg) => arg.startsWith('--'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const options = args.slice(names.length);
  const unknown = names.find((name) => name !== 'all' && !Object.hasOwn(benchmarks, name));
  if (unknown)
    throw new Error(`There is no benchmark ${unknown}. Known: all, ${Object.keys(benchmarks).join(', ')}.`);
  const wanted = names.length === 0 ? ['pages'] : names;
  const chosen = Object.entries(benchmarks).filter(
    ([name]) => wanted.includes('all') || wanted.includes(name),
  );
  const chromium = requireChromium();
  await buildCommand([]);
  for (const [name, benchmark] of chosen) {
    const own = name === 'pages' ? await withOneBundle(options) : [];
    await runScript(benchmark, own, { CHROMIUM_PATH: chromium });
  }
}

/** Beside another shop the one bundle would only lengthen the run. */
const withOneBundle = async (options: string[]): Promise<string[]> =>
  options.some((option) => option.startsWith('--against'))
    ? options
    : [...options, '--one-bundle', await buildOneBundle(inRepository('dist'))];
