import fc from 'fast-check';
import { onOneEngine } from '@shop/test-databases';
import vectors from './tax.vectors.json';
import { apportion, slabPercent, splitTax } from './taxModel';

const rates = new Map([
  ['6109', { percent: 18, low: 5, upTo: 2500 }],
  ['6404', { percent: 18, low: 5, upTo: 2500 }],
  ['7117', { percent: 3 }],
  ['8712', { percent: 5 }],
  ['5407', { percent: 5 }],
  ['4202', { percent: 18 }],
]);

const splits = fc.sample(
  fc.record({
    total: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 2_000_000_000 })),
    percent: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
    sameState: fc.boolean(),
  }),
  2_000,
);
const shares = fc.sample(
  fc.record({
    amount: fc.nat(2_000_000_000),
    weights: fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 8 }),
  }),
  500,
);

onOneEngine('rules of tax', (db) => {
  const column = async (sql: string, cases: unknown) =>
    (await db().query(sql, [JSON.stringify(cases)])).rows.map((row) => Object.values(row)[0]);
  const slabsOf = (cases: unknown) =>
    column(
      `select private.slab_percent(c ->> 'hsn', (c ->> 'piece')::numeric)
       from jsonb_array_elements($1::text::jsonb) with ordinality as x (c, n) order by n`,
      cases,
    );
  const splitsOf = (cases: unknown) =>
    column(
      `select to_jsonb(t) from jsonb_array_elements($1::text::jsonb) with ordinality as x (c, n)
       cross join lateral private.split_tax((c ->> 'total')::bigint, (c ->> 'percent')::integer, (c ->> 'sameState')::boolean) t
       order by n`,
      cases,
    );
  const sharesOf = (cases: unknown) =>
    column(
      `select to_jsonb(private.apportion((c ->> 'amount')::bigint, array(
         select w::bigint from jsonb_array_elements_text(c -> 'weights') with ordinality as y (w, m) order by m
       ))) from jsonb_array_elements($1::text::jsonb) with ordinality as x (c, n) order by n`,
      cases,
    );

  it('know the slab of a piece', async () => {
    const expected = vectors.slabs.map(({ percent }) => percent);
    expect(vectors.slabs.map(({ hsn, piece }) => slabPercent(rates.get(hsn ?? ''), piece))).toEqual(expected);
    expect(await slabsOf(vectors.slabs)).toEqual(expected);
  });

  it('split a price so that its parts are the price', async () => {
    const expected = vectors.splits.map(({ taxable, cgst, igst }) => ({ taxable, cgst, sgst: cgst, igst }));
    const modelled = (cases: { total: number; percent: number; sameState: boolean }[]) =>
      cases.map(({ total, percent, sameState }) => splitTax(total, percent, sameState));
    expect(modelled(vectors.splits)).toEqual(expected);
    expect(await splitsOf(vectors.splits)).toEqual(expected);
    expect(await splitsOf(splits)).toEqual(modelled(splits));
  });

  it('share an amount out to the last paisa', async () => {
    const modelled = (cases: typeof shares) => cases.map(({ amount, weights }) => apportion(amount, weights));
    expect(modelled(vectors.shares)).toEqual(vectors.shares.map(({ parts }) => parts));
    expect(await sharesOf(vectors.shares)).toEqual(modelled(vectors.shares));
    const shared = await sharesOf(shares);
    expect(shared).toEqual(modelled(shares));
    const sums = shared.map((parts) => (parts as number[]).reduce((sum, part) => sum + part, 0));
    expect(sums).toEqual(shares.map(({ amount }) => amount));
  });

  it('begin a financial year at midnight in India, on the first of April', async () => {
    const years = await column(
      `select private.financial_year((c ->> 'at')::timestamptz)
       from jsonb_array_elements($1::text::jsonb) with ordinality as x (c, n) order by n`,
      vectors.financialYears,
    );
    expect(years).toEqual(vectors.financialYears.map(({ year }) => year));
  });

  it('know a heading for every type that the shop sells', async () => {
    const { rows } = await db().query(
      `select t.id from public.product_types t where t.parent_id is not null and not exists (
         select 1 from private.type_hsn h where h.type_id in (t.id, t.parent_id))`,
    );
    expect(rows).toEqual([]);
  });
});
