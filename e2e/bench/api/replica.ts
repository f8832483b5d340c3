/**
 * `npm run bench -- replica`: reads of visitors with and without a streaming copy, behind a pooler and without, by the processor time
 * that each costs the database, its copy and the backend; and how far the copy is behind while orders come in.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '@shop/supabase-local/testing';
import {
  findPooler,
  findPostgresBinaries,
  startCluster,
  startPooler,
  startStandby,
} from '@shop/test-databases';
import { percentile } from '../percentile';
import { processTree } from '../processTree';
import { measureLoad } from './measureLoad';
import { type Api, postmasterOf } from './openApi';
import { openBuyers } from './openBuyers';
import { readRequests } from './readRequests';
import { sendRequest } from './sendRequest';
import { watchLag } from './watchLag';

const seconds = Number(process.env.SECONDS ?? 3);
const connections = 16;

const binaries = findPostgresBinaries();
if (!binaries) throw new Error('There is no PostgreSQL to copy: install 15 or newer.');
const primary = await startCluster(binaries, { durable: true });
const folder = await mkdtemp(path.join(tmpdir(), 'shop-replica-'));
const base = { DATA_DIR: folder, AUTH_RATE_LIMITS: 'off', PASSWORD_ROUNDS: '4' };
const program = path.resolve(import.meta.dirname, '../../../dist/backend/testServer.js');
const open = async (environment: NodeJS.ProcessEnv): Promise<Api> => ({
  ...(await openBackend({ ...base, DATABASE_URL: primary.connectionString, ...environment }, program)),
  databasePid: postmasterOf(primary.connectionString),
});

const first = await open({});
await first.sql('update public.product_variants set stock = 1000000');
await first.sql('analyze public.products, public.product_variants');
const standby = await startStandby(binaries, primary);
const copyPid = postmasterOf(standby.connectionString);
const copyTime = () => processTree(copyPid).reduce((sum, { cpu }) => sum + cpu * 1000, 0);

async function reads(api: Api) {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, request] of Object.entries(await readRequests(api))) {
    const workers = Array.from({ length: connections }, () => () => sendRequest(request));
    await measureLoad(api, 0.5, workers);
    const before = copyTime();
    const { perSecond, backend, database } = await measureLoad(api, seconds, workers);
    const rounded = (value: number) => Number(value.toFixed(2));
    rows[name] = {
      'a second': Math.round(perSecond),
      'backend CPU ms each': rounded(backend),
      'database CPU ms each': rounded(database),
      'copy CPU ms each': rounded((copyTime() - before) / (perSecond * seconds)),
    };
  }
  return rows;
}

console.log('One database');
console.table(await reads(first));
const buyers = await openBuyers(first, 64);
await first.stop();

const second = await open({ DATABASE_REPLICA_URL: standby.connectionString });
console.log('With a streaming copy');
console.table(await reads(second));
let turn = 0;
const order = () => buyers[(turn += 1) % buyers.length]?.() ?? Promise.resolve();
await second.stop();

const third = await open({ BACKEND_PORT: new URL(first.url).port });
const lags = await watchLag(primary.connectionString, standby.connectionString, () =>
  measureLoad(
    third,
    seconds,
    Array.from({ length: 8 }, () => order),
  ),
);
console.log(
  `The copy is behind by ${percentile(lags, 0.5)} ms in the middle and ${percentile(lags, 0.99)} ms at the 99th of a hundred, while eight buyers order (${lags.length} looks).`,
);
await third.stop();

if (findPooler()) {
  const pooler = await startPooler(primary.connectionString, 10);
  const fourth = await open({
    DATABASE_URL: pooler.urlOf(primary.connectionString),
    DATABASE_POOLER: 'transaction',
  });
  console.log('Behind a pooler by transactions');
  console.table(await reads(fourth));
  await fourth.stop();
  await pooler.stop();
}
await standby.stop();
await primary.stop();
await rm(folder, { recursive: true });
process.exit();
