import { engines, openDatabase, request, type TestDatabase } from '@shop/test-databases';
import { createUser } from './shopFixtures';

interface Report {
  created: number;
  errors: { row: number; field: string; message: string }[];
}

const mostRows = 6_000;
const bad = mostRows / 1000;
/** As many as the dashboard sends at a time. */
const chunk = 250;

const good = (line: number) => ({
  sku: `BULK-${line}`,
  // One design in many colours: a dry run in parts must not promise what a taken name refuses.
  name: `Brass Lamp ${line % 2000}`,
  description: '',
  price: '300',
  original_price: '400',
  category_id: 'lamps',
  brand: 'Diya House',
  status: 'draft',
  features: [],
  badges: [],
  variants: [{ label: '', stock: '5' }],
});
const badName = { name: '=cmd|calc' };

/** Every thousandth row is a formula. */
const rows = Array.from({ length: mostRows }, (_, line) =>
  line % 1000 === 999 ? { ...good(line), ...badName } : good(line),
);

// On one engine, the real one where it can be had: it takes long, and no rule in it is the engine's.
describe('a price list of 6,000 rows', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openDatabase(engines.at(-1) ?? 'PGlite');
  });
  afterAll(() => db?.stop());

  it('is written in parts, each as its dry run has promised', async () => {
    const query = async (sql: string, params?: unknown[]) => (await db.query(sql, params)).rows;
    const admin = await createUser(query, { app: { role: 'admin' } });
    await query(`insert into public.categories (id, name) values ('lamps', 'Lamps')`);
    const send = async (start: number, dryRun: boolean) => {
      const sql = 'select public.import_products($1::text::jsonb, $2) as report';
      const part = JSON.stringify(rows.slice(start, start + chunk));
      const [row] = await request(db, admin, sql, [part, dryRun]);
      return row?.report as Report;
    };
    const tried = [0, mostRows - chunk];
    const promised = [];
    for (const start of tried) promised.push(await send(start, true));

    const reports: Report[] = [];
    for (let start = 0; start < mostRows; start += chunk) reports.push(await send(start, false));

    expect(tried.map((start) => reports[start / chunk])).toEqual(promised);
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(mostRows - bad);
    expect(reports.flatMap(({ errors }) => errors)).toHaveLength(bad);
    expect(promised[1]?.errors).toEqual([
      { row: 250, field: 'name', value: '=cmd|calc', message: 'Text must not begin with =, +, - or @.' },
    ]);
    expect(await query('select count(*)::integer as products from public.products')).toEqual([
      { products: mostRows - bad },
    ]);
  });
});
