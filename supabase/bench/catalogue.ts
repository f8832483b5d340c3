import { generateProducts } from '@shop/sample-catalogue/generate';
import { seed } from '@shop/sample-catalogue/seed';
import { type Connection, openDurableDatabase, request, type TestDatabase } from '@shop/test-databases';
import { createUser } from '../tests/shopFixtures';
import { writeOrders } from './orderHistory';

const runs = 40;
/** Tables of which nothing may be read whole for a shopper's question. */
const large = ['products', 'product_variants', 'product_attributes', 'listing_entries', 'listing_bits'];

interface Question {
  name: string;
  /** Milliseconds at a million products (p95). */
  target: number;
  sql: string;
  params: (turn: number) => unknown[];
}

const list = (name: string, target: number, ask: (turn: number) => unknown[]): Question => ({
  name,
  target,
  // Category, type, search, filters, max, sort, page.
  sql: 'select public.list_products($1, $2, $3, $4::text::jsonb, $5, $6, $7)',
  params: ask,
});
const nothing = '{}';
const filters = JSON.stringify({ colour: ['red', 'blue'], price: ['500', '1000'], rating: ['4'] });
const one = <Value>(values: readonly Value[], turn: number) => values[turn % values.length];
const departments = ['women', 'men', 'kids', 'beauty'] as const;
const words = ['kamal red', 'lotus kurta', 'mor blue sarees', 'red'] as const;
const slips = ['kamall red', 'lotuss', 'gulmohr blue', 'paisly'] as const;
const begun = ['kam', 'lotu', 'sar', 'jhum', 'neel'] as const;

const questions: Question[] = [
  list('category, first page, all facets', 60, (n) => [
    one(departments, n),
    null,
    null,
    nothing,
    null,
    'featured',
    1,
  ]),
  list('type, first page, all facets', 60, () => ['women', 'sarees', null, nothing, null, 'featured', 1]),
  list('whole shop, first page', 60, () => [null, null, null, nothing, null, 'newest', 1]),
  list('three filters and a sort', 150, (n) => [
    one(departments, n),
    null,
    null,
    filters,
    null,
    'price-low',
    1,
  ]),
  list('three filters, whole shop', 150, () => [null, null, null, filters, null, 'rating', 1]),
  list('price cap', 150, (n) => [one(departments, n), null, null, nothing, 999, 'featured', 1]),
  list('page 100', 60, (n) => [one(departments, n), null, null, nothing, null, 'featured', 100]),
  list('search, exact', 150, (n) => [null, null, one(words, n), nothing, null, 'featured', 1]),
  list('search, typing error', 150, (n) => [null, null, one(slips, n), nothing, null, 'featured', 1]),
  { name: 'suggest', target: 30, sql: 'select public.suggest($1)', params: (n) => [one(begun, n)] },
  {
    name: 'product page',
    target: 10,
    sql: `select to_jsonb(p) from (
      select p.id, p.name, p.description, p.price, p.original_price, p.images, p.features,
        (select jsonb_agg(jsonb_build_object('id', v.id, 'label', v.label, 'stock', v.stock)) from public.product_variants v where v.product_id = p.id)
      from public.products p where p.id = $1
    ) p`,
    params: (n) => [`g${1 + n * 7}`],
  },
  {
    name: 'similar',
    target: 10,
    sql: 'select public.similar_products($1)',
    params: (n) => [`g${1 + n * 7}`],
  },
];

/** Rows that this connection has read one after the other, by table; small tables are best read so. */
async function rowsRead({ query }: Connection): Promise<Map<string, { read: number; rows: number }>> {
  const { rows } = await query(
    `select s.relname, s.seq_tup_read::float8 as read, c.reltuples::float8 as rows
     from pg_stat_xact_user_tables s join pg_class c on c.oid = s.relid
     where s.relname = any ($1) and c.reltuples > 5000`,
    [large],
  );
  return new Map(
    rows.map(({ relname, read, rows: all }) => [String(relname), { read: Number(read), rows: Number(all) }]),
  );
}

/** Asks once as a visitor; answers milliseconds and which large tables were read whole. */
async function ask(connection: Connection, question: Question, turn: number) {
  const { query } = connection;
  await query('begin read only');
  // What is counted may be of transactions before, so it is compared.
  const before = await rowsRead(connection);
  await query(`set local role anon`);
  const started = performance.now();
  await query(question.sql, question.params(turn));
  const took = performance.now() - started;
  await query('reset role');
  const after = await rowsRead(connection);
  await query('commit');
  const scanned = [...after].filter(
    ([name, { read, rows }]) => read - (before.get(name)?.read ?? 0) > rows / 2,
  );
  return { took, scanned: scanned.map(([name]) => name) };
}

const staffQuestions: Question[] = [
  { name: 'staff, products', target: 150, sql: 'select public.list_admin_products()', params: () => [] },
  {
    name: 'staff, products by words',
    target: 150,
    sql: 'select public.list_admin_products($1)',
    params: (n) => [one(['kamal red', 'g-12', 'neel kothi', 'lotus'], n)],
  },
  { name: 'staff, orders', target: 150, sql: 'select public.list_admin_orders()', params: () => [] },
  {
    name: 'staff, orders by words',
    target: 150,
    sql: 'select public.list_admin_orders($1)',
    params: (n) => [one(['shopper77@example.com', 'BD1234', 'asha family12', '9000'], n)],
  },
  {
    name: 'staff, overview of 30 days',
    target: 150,
    sql: 'select public.get_admin_overview(current_date - 29, current_date)',
    params: () => [],
  },
];

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function tell(size: number, { name, target }: Pick<Question, 'name' | 'target'>, took: number[], note = '') {
  took.sort((a, b) => a - b);
  const figures = `p50 ${at(took, 0.5).toFixed(1)} ms, p95 ${at(took, 0.95).toFixed(1)} ms`;
  process.stdout.write(`${size} products, ${name}: ${figures} (target ${target})${note}\n`);
}

async function measure(db: TestDatabase, size: number): Promise<void> {
  const connection = await db.connect();
  for (const question of questions) {
    const took: number[] = [];
    const scanned = new Set<string>();
    // The first answers of a connection plan its queries.
    for (let turn = 0; turn < runs + 6; turn += 1) {
      const answer = await ask(connection, question, turn);
      if (turn >= 6) took.push(answer.took);
      for (const table of answer.scanned) scanned.add(table);
    }
    tell(size, question, took, scanned.size === 0 ? '' : `, READS WHOLE: ${[...scanned].join(', ')}`);
  }
  await connection.release();
}

/** What a change of price costs, and how long it takes until the list says it: the very next answer does. */
async function measureChanges(db: TestDatabase, size: number): Promise<void> {
  const connection = await db.connect();
  const took: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const started = performance.now();
    await connection.query('update public.products set price = price - 1 where id = $1', [
      `g${2 + turn * 7}`,
    ]);
    took.push(performance.now() - started);
  }
  tell(size, { name: 'change of a price', target: 5 }, took);
  await connection.query('select public.index_products(20000)');
  await connection.release();
}

async function measureStaff(db: TestDatabase, size: number): Promise<void> {
  const admin = await createUser(async (sql, params) => (await db.query(sql, params)).rows, {
    app: { role: 'admin' },
  });
  for (const question of staffQuestions) {
    const took: number[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      const started = performance.now();
      await request(db, admin, question.sql, question.params(turn));
      took.push(performance.now() - started);
    }
    tell(size, question, took);
  }
}

const asked = process.argv.indexOf('--sizes');
const sizes = (asked < 0 ? '1000,100000' : (process.argv[asked + 1] ?? '')).split(',').map(Number);
const db = await openDurableDatabase();
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
    process.stdout.write(`${size} products are there after ${Math.round((Date.now() - started) / 1000)} s\n`);
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
