import { readFileSync } from 'node:fs';
import { generateProducts } from '@shop/sample-catalogue/generate';
import { seed } from '@shop/sample-catalogue/seed';
import {
  type Connection,
  connectTo,
  openDurableDatabase,
  request,
  type TestDatabase,
} from '@shop/test-databases';
import { createUser } from '../tests/shopFixtures';
import { type Question, questions, staffQuestions } from './catalogueQuestions';
import { writeOrders } from './orderHistory';

const runs = 40;

/**
 * Rows that this connection has read one after the other, by table; small tables are best read so. It is the engine's own
 * count and tells of the statements within functions, which no plan of the call shows.
 */
async function rowsRead({ query }: Connection): Promise<Map<string, { read: number; rows: number }>> {
  const { rows } = await query(
    `select s.relname, s.seq_tup_read::float8 as read, c.reltuples::float8 as rows
     from pg_stat_xact_user_tables s join pg_class c on c.oid = s.relid
     where c.reltuples > 5000`,
  );
  return new Map(
    rows.map(({ relname, read, rows: all }) => [String(relname), { read: Number(read), rows: Number(all) }]),
  );
}

/** Of a process of the database: milliseconds of processor time so far, which a machine with other work does not change much. */
function processorTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
}

async function processOf({ query }: Connection): Promise<number> {
  const [backend] = (await query('select pg_backend_pid() as pid')).rows;
  return Number(backend?.pid);
}

/** Milliseconds by the clock and of the processor. */
interface Cost {
  took: number;
  used: number;
}

async function costOf(pid: number, work: () => Promise<unknown>): Promise<Cost> {
  const started = performance.now();
  const usedBefore = processorTime(pid);
  await work();
  return { took: performance.now() - started, used: processorTime(pid) - usedBefore };
}

/** Asks once as a visitor; answers milliseconds, those of the processor, and which large tables were read whole. */
async function ask(connection: Connection, pid: number, question: Question, turn: number) {
  const { query } = connection;
  await query('begin read only');
  // What is counted may be of transactions before, so it is compared.
  const before = await rowsRead(connection);
  await query(`set local role anon`);
  const cost = await costOf(pid, () => query(question.sql, question.params(turn)));
  await query('reset role');
  const after = await rowsRead(connection);
  await query('commit');
  // Where several processes read a table together, only what this one did is counted here.
  const scanned = [...after].filter(
    ([name, { read, rows }]) => read - (before.get(name)?.read ?? 0) > rows / 10,
  );
  return { ...cost, scanned: scanned.map(([name]) => name) };
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function tell(size: number, { name, target }: Pick<Question, 'name' | 'target'>, costs: Cost[]) {
  const [wall, processor] = (['took', 'used'] as const).map((kind) => {
    const all = costs.map((cost) => cost[kind]).sort((a, b) => a - b);
    return `p50 ${at(all, 0.5).toFixed(1)} ms, p95 ${at(all, 0.95).toFixed(1)} ms`;
  });
  process.stdout.write(`${size} products, ${name}: ${wall} (target ${target}), processor ${processor}\n`);
}

async function measure(db: TestDatabase, size: number): Promise<void> {
  const connection = await db.connect();
  const pid = await processOf(connection);
  for (const question of questions) {
    const costs: Cost[] = [];
    const scanned = new Set<string>();
    // The first answers of a connection plan its queries.
    for (let turn = 0; turn < runs + 6; turn += 1) {
      const answer = await ask(connection, pid, question, turn);
      if (turn >= 6) costs.push(answer);
      for (const table of answer.scanned) scanned.add(table);
    }
    tell(size, question, costs);
    if (scanned.size === 0) continue;
    process.exitCode = 1;
    process.stdout.write(`  READS WHOLE: ${[...scanned].join(', ')}\n`);
  }
  await connection.release();
}

/** What a change of price costs, and how long it takes until the list says it: the very next answer does. */
async function measureChanges(db: TestDatabase, size: number): Promise<void> {
  const connection = await db.connect();
  const pid = await processOf(connection);
  const change = 'update public.products set price = price - 1 where id = $1';
  const costs: Cost[] = [];
  // As above: the first six plan.
  for (let turn = 0; turn < runs + 6; turn += 1) {
    const cost = await costOf(pid, () => connection.query(change, [`g${2 + turn * 7}`]));
    if (turn >= 6) costs.push(cost);
  }
  tell(size, { name: 'change of a price', target: 5 }, costs);
  await connection.query('select public.index_products(20000)');
  await connection.release();
}

async function measureStaff(db: TestDatabase, size: number): Promise<void> {
  const admin = await createUser(async (sql, params) => (await db.query(sql, params)).rows, {
    app: { role: 'admin' },
  });
  const connection = await db.connect();
  const pid = await processOf(connection);
  const one = { ...db, connect: async () => ({ ...connection, release: async () => undefined }) };
  for (const question of staffQuestions) {
    const costs: Cost[] = [];
    for (let turn = 0; turn < runs; turn += 1)
      costs.push(await costOf(pid, () => request(one, admin, question.sql, question.params(turn))));
    tell(size, question, costs);
  }
  await connection.release();
}

const option = (name: string) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** A database that `npm run seed` has filled: its questions alone, and changes of prices. */
async function measureThere(connectionString: string): Promise<void> {
  const db = connectTo({ connectionString, stop: async () => undefined });
  try {
    const [counted] = (await db.query('select count(*) as n from public.products')).rows;
    await measure(db, Number(counted?.n));
    await measureChanges(db, Number(counted?.n));
  } finally {
    await db.stop();
  }
}

/** An own database, filled to one size after the other, with as many orders as products in the end. */
async function measureSizes(sizes: number[]): Promise<void> {
  // A quarter of a small server's memory; by itself PostgreSQL takes an eighth of that, less than the index of a million needs.
  const db = await openDurableDatabase('1GB');
  if (!db) throw new Error('The catalogue is measured on PostgreSQL, and none was found here.');
  try {
    await seed((sql, params) => db.query(sql, params));
    for (const size of sizes) {
      const started = Date.now();
      await generateProducts(
        async (work) => {
          const connection = await db.connect();
          await connection.query('begin');
          await work(connection.query);
          await connection.query('commit');
          await connection.release();
        },
        size,
        () => undefined,
      );
      await db.query('vacuum analyze');
      process.stdout.write(
        `${size} products are there after ${Math.round((Date.now() - started) / 1000)} s\n`,
      );
      await measure(db, size);
      await measureChanges(db, size);
    }
    // A shop of as many orders as products, and never fewer than a year of a small one.
    const orders = Math.max(20_000, sizes.at(-1) ?? 0);
    const connection = await db.connect();
    for (const sql of writeOrders(orders)) await connection.query(sql);
    await connection.query('vacuum analyze');
    await connection.release();
    process.stdout.write(`${orders} orders are there\n`);
    await measureStaff(db, sizes.at(-1) ?? 0);
  } finally {
    await db.stop();
  }
}

const there = option('--at');
if (there) await measureThere(there);
else await measureSizes((option('--sizes') ?? '1000,100000').split(',').map(Number));
