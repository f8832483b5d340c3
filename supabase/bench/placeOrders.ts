import {
  openDatabase,
  openDurableDatabase,
  request,
  type Row,
  type TestDatabase,
} from '@shop/test-databases';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrderSql,
  type TestUser,
} from '../tests/shopFixtures';

const secondsPerRun = Number(process.argv[2] ?? 5);
const buyerCounts = [1, 16, 64];
const pieceCount = 100;
/** One shopper places at most twenty orders a minute, so each buyer has accounts for as many as a buyer may reach. */
const accountsPerRun = Math.ceil((secondsPerRun * 2000) / 20);

interface Account {
  user: TestUser;
  address: string;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function openShop(db: TestDatabase) {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db.query(sql, params)).rows;
  const pieces: string[] = [];
  for (let n = 0; n < pieceCount; n += 1) pieces.push(await createVariant(run, { stock: 1_000_000 }));
  const createAccount = async (): Promise<Account> => {
    const user = await createUser(run);
    return { user, address: await createAddress(run, user) };
  };
  return { pieces, createAccount };
}

/** Places one order of two pieces as the API would: role and claims, the call, the commit. Answers milliseconds. */
async function placeOne(db: TestDatabase, { user, address }: Account, pieces: string[]): Promise<number> {
  const first = Math.floor(Math.random() * pieceCount);
  const second = (first + 1 + Math.floor(Math.random() * (pieceCount - 1))) % pieceCount;
  const lines = [first, second].map((n) => ({ variant_id: pieces[n], quantity: 1 }));
  const started = performance.now();
  // 1000 + 180 GST + 50 + 5
  await request(db, user, placeOrderSql, orderParams({ lines, address, total: 1235 }));
  return performance.now() - started;
}

async function measure(engine: string, db: TestDatabase): Promise<void> {
  const { pieces, createAccount } = await openShop(db);
  const keepBuying = async (accounts: Account[], until: number, took: number[]) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const account = accounts[turn % accounts.length];
      if (account) took.push(await placeOne(db, account, pieces));
    }
  };
  for (const count of buyerCounts) {
    const each = Math.ceil(accountsPerRun / count);
    const buyers = await Promise.all(
      Array.from({ length: count }, () => Promise.all(Array.from({ length: each }, createAccount))),
    );
    await Promise.all(
      buyers.flatMap((accounts) => accounts.slice(0, 1)).map((account) => placeOne(db, account, pieces)),
    );
    const took: number[] = [];
    const started = performance.now();
    await Promise.all(buyers.map((accounts) => keepBuying(accounts, started + secondsPerRun * 1000, took)));
    const seconds = (performance.now() - started) / 1000;
    took.sort((a, b) => a - b);
    const figures = [
      `${Math.round(took.length / seconds)} orders/s`,
      `p50 ${at(took, 0.5).toFixed(1)} ms`,
      `p99 ${at(took, 0.99).toFixed(1)} ms`,
    ];
    process.stdout.write(`${engine}, ${count} buyers: ${figures.join(', ')}\n`);
  }
}

const server = await openDurableDatabase();
if (server) await measure('PostgreSQL, writing through to disk', server).finally(() => server.stop());
else process.stdout.write('PostgreSQL: none found here\n');
const embedded = await openDatabase('PGlite');
await measure('PGlite, in memory', embedded).finally(() => embedded.stop());
