/** `npm run chaos`: kills backend, web server and PostgreSQL under the orders of sixteen shoppers. */
import { type Cluster, endOnSignals, findPostgresBinaries, startCluster } from '@shop/test-databases';
import { type Chaos, runChaos } from './runChaos';

endOnSignals();
const rounds = Number(process.argv[2] ?? 20);
const table: Record<string, Awaited<ReturnType<typeof runChaos>>> = {};

async function run(name: string, chaos: Omit<Chaos, 'rounds'>): Promise<void> {
  console.log(`${name}: ${rounds} rounds`);
  table[name] = await runChaos({ ...chaos, rounds });
  console.log(JSON.stringify(table[name]));
}

async function onCluster(name: string, strike: (cluster: Cluster) => Chaos['strike']): Promise<void> {
  const binaries = findPostgresBinaries();
  if (!binaries) return console.error(`DID NOT RUN: ${name}. Install PostgreSQL 15 or newer.`);
  const cluster = await startCluster(binaries, { durable: true });
  try {
    await run(name, { database: { DATABASE_URL: cluster.connectionString }, strike: strike(cluster) });
  } finally {
    await cluster.stop();
  }
}

await run('backend, embedded', { database: {}, strike: (shop) => shop.kill('backend') });
await run('web server', { database: {}, strike: (shop) => shop.kill('web server') });
await onCluster('backend, PostgreSQL', () => (shop) => shop.kill('backend'));
await onCluster('PostgreSQL itself', (cluster) => () => cluster.crashAndRestart());
console.table(table);
const isLost = Object.values(table).some(
  (row) => row.lost + row.doubled + row.oversold > 0 || row['ledgers balance'] === 'NO',
);
process.exit(isLost ? 1 : 0);
