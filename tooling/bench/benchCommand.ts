import { parseArgs } from 'node:util';
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
  catalogue: 'supabase/bench/catalogue.ts',
  api: 'e2e/bench/api.ts',
  replica: 'e2e/bench/api/replica.ts',
  releases: 'e2e/bench/releases.ts',
  'stuck-clients': 'e2e/bench/stuckClients.ts',
};

/**
 * Runs the named benchmarks, `all` of them, or that of the pages, each in a process of its own, one after the other.
 * Options such as `--against` go to the pages, `--sizes` and `--at` to the catalogue. Throws with the name of one that broke or that there is none.
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
  const chromium = await requireChromium();
  await buildCommand([]);
  for (const [name, benchmark] of chosen) {
    const own = name === 'pages' ? await withOneBundle(options) : name === 'catalogue' ? options : [];
    await runScript(benchmark, own, { CHROMIUM_PATH: chromium });
  }
}

/** Only the main thread is measured on the one bundle; beside another shop it would only lengthen the run. */
async function withOneBundle(options: string[]): Promise<string[]> {
  const { against, parts = 'thread' } = parseArgs({
    args: options,
    strict: false,
    options: { against: { type: 'string' }, parts: { type: 'string' } },
  }).values;
  if (against !== undefined || !String(parts).split(',').includes('thread')) return options;
  return [...options, '--one-bundle', await buildOneBundle(inRepository('dist'))];
}
