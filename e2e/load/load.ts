/**
 * `npm run load`: a mixed day of visitors who come whether others have been answered or not, at rising rates until the shop
 * does not keep up, and with `--soak 30` half of that for thirty minutes.
 */
import { endOnSignals } from '@shop/test-databases';
import { firstPort } from '../ports';
import { drawArrivals, randomOf } from './arrivals';
import { findKnee } from './findKnee';
import { type LoadedShop, openOwnShop, reachShop } from './loadedShop';
import { browsing, mixedDay, pick } from './mix';
import { openShoppers } from './openShoppers';
import { openVisitors } from './openVisitors';
import { readCatalogue } from './readCatalogue';
import { readOptions } from './readOptions';
import { tellMemory, tellStep, tellUse, tellWishes } from './report';
import { runStep, type Step } from './runStep';
import { keptUp } from './summarize';
import { watchUse } from './watchUse';

endOnSignals();
const options = readOptions(process.argv.slice(2));
const random = randomOf(options.seed);
/** Of the knee: a shop that is to live has room. */
const soakShare = 0.5;
/** Milliseconds between two looks at the processes. */
const look = { step: 1_000, soak: 5_000 };
/** By which each rate is above the one before. */
const factor = 1.25;

const shop = options.against
  ? await reachShop(options.against, options.accounts)
  : await openOwnShop(firstPort('shop'));
try {
  const load = await openLoad(shop);
  // Whoever comes first meets code that was never run and connections that were never used; no minute of a day is like that.
  await load(Math.min(options.rate ?? options.from, 10), 5);
  const knee = options.rate === undefined ? await search(load) : undefined;
  if (options.soak > 0) await soak(load, options.rate ?? Math.max(1, Math.floor((knee ?? 0) * soakShare)));
} finally {
  await shop.stop();
}
// Connections that are kept for the next visitor would keep us.
process.exit();

/** Lets so many a second come for so many seconds. */
type Load = (rate: number, seconds: number) => Promise<Step>;

async function openLoad(target: LoadedShop): Promise<Load> {
  const catalogue = await readCatalogue(target);
  const acts = {
    ...(await openVisitors(target, catalogue)),
    ...(target.accounts.length > 0 && (await openShoppers(target, catalogue, target.accounts))),
  };
  const shares = target.accounts.length > 0 ? mixedDay : browsing;
  if (shares === browsing) console.log('Nobody orders or fills a bag: name accounts by --accounts FILE.');
  return (rate, seconds) =>
    runStep({
      arrivals: drawArrivals(rate, seconds, random),
      act: () => {
        const wish = pick(shares, random());
        return { wish, done: acts[wish]?.(random) ?? Promise.resolve() };
      },
      most: Math.max(200, rate * 5),
    });
}

async function search(load: Load): Promise<number> {
  let last: { step: Step; uses: ReturnType<typeof watchUse>['uses'] } | undefined;
  const knee = await findKnee({
    from: options.from,
    most: options.most,
    factor,
    attempt: async (rate) => {
      const watch = watchUse(shop.processes, look.step);
      const step = await load(rate, options.seconds);
      watch.stop();
      const ok = keptUp(step);
      tellStep(rate, step, ok);
      if (ok) last = { step, uses: watch.uses };
      return ok;
    },
  });
  if (!last)
    throw new Error(`The shop does not keep up with ${options.from} a second: begin with less, by --from.`);
  console.log(`\nThe knee: ${knee} visits a second, ${(knee * 0.02).toFixed(1)} orders a second among them.`);
  tellWishes(last.step);
  tellUse(last.uses, last.step.visits.length);
  return knee;
}

async function soak(load: Load, rate: number): Promise<void> {
  console.log(`\nSoak: ${rate} visits a second for ${options.soak} minutes`);
  const watch = watchUse(shop.processes, look.soak);
  const step = await load(rate, options.soak * 60);
  watch.stop();
  tellStep(rate, step, keptUp(step));
  tellWishes(step);
  tellUse(watch.uses, step.visits.length);
  if (!tellMemory(watch.uses)) process.exitCode = 1;
}
