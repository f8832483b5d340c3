import { onOneEngine } from '@shop/test-databases';
import { inOrderShop } from './adminShop';
import { createUser } from './shopFixtures';

interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  errors: { row: number; field: string; message: string; value: string | null }[];
}

const row = {
  sku: 'CSV-1',
  name: 'Brass Lamp',
  description: '',
  price: '700',
  original_price: '900',
  category_id: 'test',
  type_id: 'test-pieces',
  brand: 'Test House',
  status: 'published',
  features: ['Brass'],
  badges: [],
  variants: [{ label: '', stock: '5' }],
};

onOneEngine('importing products', (db) => {
  const inImport = (
    test: (
      run: (rows: object[], dryRun: boolean) => Promise<ImportReport>,
      value: <Value>(sql: string) => Promise<Value>,
    ) => Promise<void>,
  ) =>
    inOrderShop(db(), async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await test(
        (rows, dryRun) =>
          tx.as(admin, () =>
            tx.value('select public.import_products($1::text::jsonb, $2)', [JSON.stringify(rows), dryRun]),
          ),
        (sql) => tx.value(sql),
      );
    });
  const lamps = `select count(*)::integer from public.products where sku like 'CSV-%'`;

  it('tries without writing, then creates, finds nothing to do, and updates with the stock that there is', async () => {
    await inImport(async (run, value) => {
      expect(await run([row], true)).toMatchObject({ created: 1, errors: [] });
      expect(await value(lamps)).toBe(0);
      expect(await run([row], false)).toMatchObject({ created: 1 });
      expect(await run([row], false)).toMatchObject({ unchanged: 1 });
      const changed = { ...row, price: '650', variants: [{ label: '', stock: '9' }] };
      expect(await run([changed], false)).toMatchObject({ updated: 1 });
      expect(
        await value(
          `select p.price || '/' || v.stock from public.products p join public.product_variants v on v.product_id = p.id where sku = 'CSV-1'`,
        ),
      ).toBe('650/9');
      expect(
        await value(`select sum(change)::integer from public.stock_adjustments where reason = 'import'`),
      ).toBe(4);
    });
  });

  it('makes each of one name and long SKUs, which differ at their ends, and names in other scripts', async () => {
    await inImport(async (run, value) => {
      const skus = [
        'CSV-KURTA-COTTON-INDIGO-BLUE',
        'CSV-KURTA-COTTON-INDIGO-RED',
        'CSV-KURTA-COTTON-PL-GREEN',
      ];
      const rows = [
        row,
        ...skus.map((sku) => ({ ...row, sku })),
        { ...row, sku: 'CSV-DIYA', name: 'पीतल दीया' },
      ];
      expect(await run(rows, false)).toMatchObject({ created: 5, errors: [] });
      expect(
        await value(`select string_agg(id, ' ' order by id) from public.products where sku like 'CSV-%'`),
      ).toBe(['brass-lamp', ...skus.map((sku) => `brass-lamp-${sku.toLowerCase()}`), 'csv-diya'].join(' '));
    });
  });

  it('says what is wrong with which row, and imports the others', async () => {
    await inImport(async (run, value) => {
      const rows = [
        row,
        { ...row, sku: 'CSV-2', name: '=cmd|calc' },
        { ...row, sku: 'CSV-3', name: 'Lamp 3', features: ['@sum(a1)'] },
        { ...row, sku: 'CSV-4', name: 'Lamp 4', price: 'cheap' },
        { ...row, sku: 'CSV-5', name: 'Lamp 5', variants: [{ label: '', stock: 'many' }] },
      ];
      const report = await run(rows, false);
      expect(report.created).toBe(1);
      expect(report.errors.map(({ row: n, field }) => [n, field])).toEqual([
        [2, 'name'],
        [3, 'features'],
        [4, 'price'],
        [5, 'stock'],
      ]);
      expect(await value(lamps)).toBe(1);
    });
  });

  it('answers a number below zero as a number, and what only begins like one as a formula', async () => {
    await inImport(async (run) => {
      const { errors } = await run(
        [
          { ...row, price: '-5' },
          { ...row, sku: 'CSV-2', name: 'Lamp 2', original_price: '+0' },
          { ...row, sku: 'CSV-3', name: '-5+cmd|calc' },
        ],
        true,
      );
      expect(errors.map(({ field, message }) => [field, message])).toEqual([
        ['price', 'This must be a whole number from 1 to 300000.'],
        ['original_price', 'This must be a whole number from 1 to 10000000.'],
        ['name', 'Text must not begin with =, +, - or @.'],
      ]);
    });
  });

  it('names every fault of a row, with what stands there, and no fault that follows from another', async () => {
    await inImport(async (run, value) => {
      const bad = {
        ...row,
        sku: 'CSV-2',
        name: ' ',
        price: 'cheap',
        original_price: '0',
        brand: '=cmd|calc',
        category_id: 'nowhere',
        type_id: 'sarees',
        badges: ['a', 'b', 'c', 'd', 'e', 'f'],
        attributes: { material: 'stone' },
        status: 'sold',
        variants: [{ label: '', stock: 'many' }],
      };
      const report = await run([bad, row], true);
      expect(report.errors.map(({ field, value: cell }) => [field, cell])).toEqual([
        ['brand', '=cmd|calc'],
        ['category_id', 'nowhere'],
        ['price', 'cheap'],
        ['original_price', '0'],
        ['name', ' '],
        ['status', 'sold'],
        ['badges', '["a", "b", "c", "d", "e", "f"]'],
        ['stock', '[{"label": "", "stock": "many"}]'],
      ]);
      expect(report).toMatchObject({ created: 1 });
      expect(await value(lamps)).toBe(0);
      const two = await run([{ ...row, attributes: { taste: 'sweet', smell: 'mild' }, price: '0' }], true);
      expect(new Set(two.errors.map(({ field }) => field))).toEqual(
        new Set(['price', 'attributes.taste', 'attributes.smell']),
      );
    });
  });

  describe('what pieces measure', () => {
    const measure = (size: string, chest: string) => ({ size, measures: { chest } });
    const tee = {
      ...row,
      variants: [
        { label: 'S', stock: '5' },
        { label: 'M', stock: '2' },
      ],
      measures: [measure('S', '100'), measure('M', '104.5')],
    };
    const measures = `select jsonb_object_agg(m.size, m.centimetres) from public.garment_measures m`;

    it('is written with the row, is a change by itself, and stays where the list says nothing of it', async () => {
      await inImport(async (run, value) => {
        expect(await run([tee], true)).toMatchObject({ created: 1, errors: [] });
        expect(await run([tee], false)).toMatchObject({ created: 1, errors: [] });
        expect(await value(measures)).toEqual({ S: 100, M: 104.5 });
        expect(await run([tee], false)).toMatchObject({ unchanged: 1 });
        const { measures: _, ...silent } = tee;
        expect(await run([silent], false)).toMatchObject({ unchanged: 1 });
        expect(await run([{ ...tee, measures: [measure('S', '99')] }], false)).toMatchObject({ updated: 1 });
        expect(await value(measures)).toEqual({ S: 99 });
        expect(await run([{ ...tee, measures: [] }], false)).toMatchObject({ updated: 1 });
        expect(await value(measures)).toBeNull();
        expect(
          await value(`select count(*)::integer from public.admin_actions where action = 'product/measured'`),
        ).toBe(3);
      });
    });

    it('is refused with all that is wrong, beside the other faults of its row', async () => {
      await inImport(async (run, value) => {
        const wrong = {
          ...tee,
          price: 'cheap',
          measures: [measure('S', '41 in'), measure('XL', '110'), { size: 'M', measures: { neck: '40' } }],
        };
        const { errors } = await run([wrong], false);
        expect(errors.map(({ field, message }) => [field, message])).toEqual([
          ['price', expect.any(String)],
          [
            'measures',
            'Write chest of size S in centimetres, such as 104 or 71.5. This product has no size XL. ' +
              'Measures are: chest, waist, hip, shoulder, sleeve, length, inseam.',
          ],
        ]);
        expect(await value(lamps)).toBe(0);
      });
    });

    it('is left out where the sizes themselves are wrong', async () => {
      await inImport(async (run) => {
        const { errors } = await run([{ ...tee, variants: [{ label: 'S', stock: 'many' }] }], true);
        expect(errors.map(({ field }) => field)).toEqual(['stock']);
      });
    });
  });
});
