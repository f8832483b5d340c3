/**
 * `npm run bench -- api`: orders a second of one and of sixteen buyers, each order in three calls as a shopper's page
 * makes them, and reads a second over 32 connections, on both engines. Processor time beside them is what a machine
 * with other work on it does not change. `node --import tsx e2e/bench/api.ts ../other` measures a second checkout, in turns.
 */
import path from 'node:path';
import { type Load, measureLoad } from './api/measureLoad';
import { type Api, type Engine, engines, openApi } from './api/openApi';
import { openBuyers } from './api/openBuyers';
import { readRequests } from './api/readRequests';
import { sendRequest } from './api/sendRequest';
import { spreadOf } from './api/spreadOf';

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 3);
const connections = 32;
/** One shopper places at most twenty orders a minute, and counters are cleared between the rounds. */
const accounts = 64;

const here = path.resolve(import.meta.dirname, '../..');
const checkouts = [here, ...process.argv.slice(2).map((folder) => path.resolve(folder))];

async function measureEngine(engine: Engine): Promise<void> {
  const apis = await Promise.all(checkouts.map((checkout) => openApi(engine, checkout)));
  try {
    const loads = await Promise.all(apis.map(loadsOf));
    const found = checkouts.map(() => new Map<string, Load[]>());
    for (let round = 0; round < rounds; round += 1)
      for (const name of Object.keys(loads[0] ?? {}))
        for (const [index, api] of apis.entries()) {
          const workers = loads[index]?.[name] ?? [];
          await api.sql('delete from private.throttle_hits');
          await measureLoad(api, 0.5, workers);
          const load = await measureLoad(api, seconds, workers);
          found[index]?.set(name, [...(found[index].get(name) ?? []), load]);
        }
    for (const [index, checkout] of checkouts.entries()) {
      console.log(`${engine}, ${checkout === here ? 'this checkout' : checkout}`);
      console.table(Object.fromEntries([...(found[index] ?? [])].map(([name, all]) => [name, rowOf(all)])));
    }
  } finally {
    for (const api of apis) await api.stop();
  }
}

async function loadsOf(api: Api): Promise<Record<string, (() => Promise<unknown>)[]>> {
  const buyers = await openBuyers(api, accounts);
  // Who comes next is whoever has not bought for the longest time.
  let turn = 0;
  const order = () => buyers[(turn += 1) % buyers.length]?.() ?? Promise.resolve();
  const reads = Object.entries(await readRequests(api)).map(([name, request]) => [
    `${name} reads, ${connections} connections`,
    Array.from({ length: connections }, () => () => sendRequest(request)),
  ]);
  return {
    'orders, 1 buyer': [order],
    'orders, 16 buyers': Array.from({ length: 16 }, () => order),
    ...Object.fromEntries(reads),
  };
}

const rowOf = (loads: Load[]) => ({
  'a second': spreadOf(loads.map(({ perSecond }) => perSecond)),
  'backend CPU ms each': spreadOf(loads.map(({ backend }) => backend)),
  'database CPU ms each': spreadOf(loads.map(({ database }) => database)),
});

for (const engine of engines) await measureEngine(engine);
