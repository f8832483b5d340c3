import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop, placeOrderAs } from './adminShop';
import { createUser } from './shopFixtures';

interface ProductRecord {
  id: string;
  price: number;
  status: string;
  version: number;
  variants: { id: string; label: string; stock: number }[];
  adjustments?: { total: number; rows: { change: number; reason: string; stock_after: number }[] };
}

const draft = {
  name: 'Indigo Kurta',
  description: 'Block printed',
  price: 900,
  original_price: 1200,
  category_id: 'test',
  type_id: 'test-pieces',
  brand: 'Test House',
  sku: 'IK-1',
  images: [{ path: 'uploads/indigo/main', alt: 'Kurta', width: 960, height: 1200, widths: [320, 640, 960] }],
  features: ['Cotton'],
  badges: ['New'],
  status: 'draft',
  variants: [
    { label: 'S', stock: 4 },
    { label: 'M', stock: 0 },
  ],
};

onOneEngine('products of the staff', (db) => {
  const inShop = (test: (tx: Transaction, shop: Awaited<ReturnType<typeof setUp>>) => Promise<void>) =>
    inOrderShop(db(), async (tx, shop) => test(tx, await setUp(tx, shop)));
  const setUp = async (tx: Transaction, shop: { variant: string }) => {
    const admin = await createUser(tx.rows, { app: { role: 'admin' } });
    const call = <Answer>(sql: string, params?: unknown[]) =>
      tx.as(admin, () => tx.value<Answer>(`select public.${sql}`, params));
    const refused = (sql: string, params?: unknown[]) =>
      tx.as(admin, () => tx.refusal(`select public.${sql}`, params));
    const save = (product: object, version: number | null = null) =>
      call<ProductRecord>('save_product($1::text::jsonb, $2)', [JSON.stringify(product), version]);
    const refusedSave = (product: object, version: number | null = null) =>
      refused('save_product($1::text::jsonb, $2)', [JSON.stringify(product), version]);
    return { admin, call, refused, save, refusedSave, ...shop };
  };

  it('are drafts that only the staff sees, then published for everybody', async () => {
    await inShop(async (tx, { save, call }) => {
      const created = await save(draft);
      expect(created).toMatchObject({ id: 'indigo-kurta', status: 'draft', version: 1 });
      expect(created.variants).toEqual([
        { id: 'indigo-kurta:s', label: 'S', stock: 4 },
        { id: 'indigo-kurta:m', label: 'M', stock: 0 },
      ]);
      const seen = () =>
        tx.as('anon', () =>
          tx.value<number>(`select count(*)::integer from public.products where id = 'indigo-kurta'`),
        );
      expect(await seen()).toBe(0);
      const found = await call<{ rows: ProductRecord[] }>(`list_admin_products('ik-1')`);
      expect(found.rows.map(({ id }) => id)).toEqual(['indigo-kurta']);
      await save({ ...created, status: 'published', price: 850 }, 1);
      expect(await seen()).toBe(1);
      expect(await tx.value<number>(`select price from public.products where id = 'indigo-kurta'`)).toBe(850);
    });
  });

  it('let variants change names with each other, each with its id, its stock and what it measures', async () => {
    await inShop(async (_, { save, call }) => {
      const created = await save(draft);
      await call('save_garment_measures($1, $2::text::jsonb)', [
        created.id,
        JSON.stringify([{ size: 'S', measures: { chest: '90' } }]),
      ]);
      const [small, medium] = created.variants;
      const variants = [
        { ...small, label: 'M' },
        { ...medium, label: 'S' },
      ];
      const saved = await save({ ...created, variants }, created.version);
      expect(saved.variants).toEqual([variants[1], variants[0]]);
      expect(await call('get_admin_measures($1)', [created.id])).toMatchObject([{ size: 'M' }]);
    });
  });

  it('have an address from their SKU, and variants one from their place, where names are in another script', async () => {
    await inShop(async (_, { save, refusedSave }) => {
      // Without a type, whose sizes are those of a list.
      const open = { ...draft, type_id: '' };
      const hindi = {
        ...open,
        name: 'सूती साड़ी 2',
        variants: ['लाल', 'नीला'].map((label) => ({ label, stock: 1 })),
      };
      const created = await save(hindi);
      expect(created).toMatchObject({ id: '2-ik-1', name: 'सूती साड़ी 2' });
      expect(created.variants.map(({ id }) => id)).toEqual(['2-ik-1:v1', '2-ik-1:v2']);
      expect((await save({ ...hindi, name: 'रेशमी साड़ी 2', sku: 'IK-2' })).id).toBe('2-ik-2');
      expect(await refusedSave({ ...hindi, name: 'साड़ी', sku: 'साड़ी' })).toMatchObject({
        detail: { field: 'name' },
      });
      // The first goes, and the new one finds the number of its place taken by the other.
      const [, blue] = created.variants;
      const green = { label: 'हरा', stock: 1 };
      const changed = await save({ ...created, variants: [blue, green] }, created.version);
      expect(changed.variants.map(({ id, label }) => [id, label])).toEqual([
        ['2-ik-1:v2', 'नीला'],
        ['2-ik-1:v3', 'हरा'],
      ]);
      const sizes = ['XL लाल', 'XL नीला'].map((label) => ({ label, stock: 1 }));
      expect((await save({ ...open, sku: 'IK-3', variants: sizes })).variants.map(({ id }) => id)).toEqual([
        'indigo-kurta:xl',
        'indigo-kurta:v2',
      ]);
    });
  });

  it('tell the second of two admins that theirs is old', async () => {
    await inShop(async (tx, { save, refusedSave }) => {
      const opened = await save(draft);
      await save({ ...opened, price: 800 }, opened.version);
      expect(await refusedSave({ ...opened, price: 700 }, opened.version)).toMatchObject({
        code: 'PT409',
        hint: 'STALE',
        detail: { version: 2 },
      });
      expect(await tx.value<number>(`select price from public.products where id = 'indigo-kurta'`)).toBe(800);
    });
  });

  it.each<[string, object, string]>([
    ['a price of nothing', { price: 0 }, 'price'],
    ['a price that is no number', { price: '9e9' }, 'price'],
    ['an original price below the price', { original_price: 100 }, 'original_price'],
    ['no name', { name: '  ' }, 'name'],
    ['an unknown category', { category_id: 'nowhere' }, 'category_id'],
    ['an unknown state', { status: 'sold' }, 'status'],
    ['a picture from elsewhere', { images: [{ path: 'https://evil.example/x', alt: '' }] }, 'images'],
    ['a picture path that climbs', { images: [{ path: '../keys', alt: '' }] }, 'images'],
    ['no variants', { variants: [] }, 'variants'],
    [
      'variants of one name',
      {
        variants: [
          { label: 'M', stock: 1 },
          { label: 'm', stock: 1 },
        ],
      },
      'variants',
    ],
    ['negative stock', { variants: [{ label: 'M', stock: -1 }] }, 'stock'],
    ['features that are no texts', { features: [1] }, 'features'],
  ])('are refused with %s', async (_, change, field) => {
    await inShop(async (_tx, { refusedSave }) => {
      expect(await refusedSave({ ...draft, ...change })).toMatchObject({
        code: 'PT422',
        hint: 'INVALID_INPUT',
        detail: { field },
      });
    });
  });

  it('are told that the name is missing, and not of which letters its address is made', async () => {
    await inShop(async (_tx, { refusedSave }) => {
      expect(await refusedSave({ ...draft, name: ' ' })).toMatchObject({ message: 'Please fill this in.' });
    });
  });

  it('are refused when the SKU is another product’s', async () => {
    await inShop(async (_tx, { save, refusedSave }) => {
      await save(draft);
      expect(await refusedSave({ ...draft, name: 'Other Kurta' })).toMatchObject({
        detail: { field: 'sku' },
      });
    });
  });

  it('keep variants that were sold', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { save, refusedSave, call } = await setUp(tx, shop);
      await placeOrderAs(tx, shop);
      const product = await call<ProductRecord>('get_admin_product($1)', [shop.variant.split(':')[0]]);
      const others = { ...product, variants: [{ label: 'XL', stock: 3 }] };
      expect(await refusedSave(others, product.version)).toMatchObject({ hint: 'VARIANT_SOLD' });
      const saved = await save({ ...product, variants: [...product.variants, ...others.variants] }, 1);
      expect(saved.variants.map(({ label }) => label)).toEqual(['M', 'XL']);
    });
  });

  it('leave the shop when archived, and stay in the orders', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { call } = await setUp(tx, shop);
      await placeOrderAs(tx, shop);
      const id = shop.variant.split(':')[0];
      expect(await call<ProductRecord>('archive_product($1, 1)', [id])).toMatchObject({ status: 'archived' });
      expect(
        await tx.as('anon', () => tx.rows('select id from public.products where id = $1', [id])),
      ).toEqual([]);
      expect(await tx.rows('select 1 from public.order_lines where product_id = $1', [id])).toHaveLength(1);
    });
  });

  it('change stock with a reason and a history, never below nothing', async () => {
    await inShop(async (_tx, { call, refused, variant }) => {
      await call(`adjust_stock($1, -4, 'damaged', 'Monsoon')`, [variant]);
      expect(await refused(`adjust_stock($1, -7, 'lost')`, [variant])).toMatchObject({
        hint: 'OUT_OF_STOCK',
        detail: { available: 6 },
      });
      expect(await refused(`adjust_stock($1, 1, 'gift')`, [variant])).toMatchObject({
        detail: { field: 'reason' },
      });
      const { adjustments } = await call<ProductRecord>('get_admin_product($1)', [variant.split(':')[0]]);
      expect(adjustments).toMatchObject({
        total: 1,
        rows: [{ change: -4, reason: 'damaged', note: 'Monsoon', stock_after: 6 }],
      });
    });
  });

  it('change stock once for a press, however often it is sent', async () => {
    await inShop(async (_tx, { call, variant }) => {
      const press = `adjust_stock($1, 5, 'received', '', '00000000-0000-4000-8000-000000000001')`;
      const answer = { variant_id: variant, stock: 15 };
      expect([await call(press, [variant]), await call(press, [variant])]).toEqual([answer, answer]);
      expect(await call(`adjust_stock($1, -6, 'lost')`, [variant])).toMatchObject({ stock: 9 });
      expect(await call(press, [variant])).toMatchObject({ stock: 9 });
    });
  });
});
