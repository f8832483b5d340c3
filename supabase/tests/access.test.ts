import { type Caller, onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createAddress, createUser, createVariant, placeOrder, type TestUser } from './shopFixtures';

/** A shop with one row in every table, owned by one user where a table has owners. */
async function fillShop(tx: Transaction) {
  const owner = await createUser(tx.rows);
  const stranger = await createUser(tx.rows);
  const admin = await createUser(tx.rows, { app: { role: 'admin' } });
  const ordered = await createVariant(tx.rows);
  const kept = await createVariant(tx.rows);
  const draft = await createVariant(tx.rows, { status: 'draft' });
  const address = await createAddress(tx.rows, owner);
  await tx.rows(
    `insert into public.reviews (product_id, user_id, user_name, rating, comment, reviewed_on)
     values (split_part($1, ':', 1), $2, 'Asha', 5, 'Good cloth', current_date)`,
    [ordered, owner.id],
  );
  await tx.as(owner, () => tx.rows(`select public.set_bag_line($1, 1)`, [kept]));
  await tx.as(owner, () => tx.rows(`select public.merge_bag(gen_random_uuid(), '[]')`));
  await placeOrder(tx, owner, { lines: [{ variant_id: ordered, quantity: 1 }], address, total: 645 });
  return { owner, stranger, admin, draft };
}

const publicTables = [
  'delivery_areas',
  'delivery_zones',
  'shop_settings',
  'categories',
  'products',
  'product_variants',
];
const ownTables = [
  { table: 'profiles', owner: 'id' },
  { table: 'addresses', owner: 'user_id' },
  { table: 'bag_lines', owner: 'user_id' },
  { table: 'orders', owner: 'user_id' },
  { table: 'order_lines', owner: '(select o.user_id from public.orders o where o.id = order_id)' },
  { table: 'order_events', owner: '(select o.user_id from public.orders o where o.id = order_id)' },
  { table: 'payments', owner: '(select o.user_id from public.orders o where o.id = order_id)' },
];
const closedTables = ['bag_merges', 'idempotency_keys'];

onOneEngine('access', (db) => {
  const inFilledShop = (
    test: (tx: Transaction, people: Awaited<ReturnType<typeof fillShop>>) => Promise<void>,
  ) => rolledBack(db(), async (tx) => test(tx, await fillShop(tx)));
  const count = (tx: Transaction, from: string, params?: unknown[]) =>
    tx.value<number>(`select count(*)::integer from ${from}`, params);

  it.each(publicTables)('shows %s to visitors, shoppers and admins', async (table) => {
    await inFilledShop(async (tx, { owner, admin }) => {
      for (const caller of ['anon', owner, admin] satisfies Caller[]) {
        expect(await tx.as(caller, () => count(tx, `public.${table}`))).toBeGreaterThan(0);
      }
    });
  });

  it('shows reviews without their writer', async () => {
    await inFilledShop(async (tx, { owner }) => {
      expect(await count(tx, 'public.reviews where user_id is not null')).toBe(1);
      for (const caller of ['anon', owner] satisfies Caller[]) {
        await tx.as(caller, async () => {
          expect(
            await tx.rows('select user_name, rating, comment, reviewed_on, verified from public.reviews'),
          ).toHaveLength(1);
          expect(await tx.refusal('select user_id from public.reviews')).toMatchObject({ code: '42501' });
        });
      }
    });
  });

  it('hides drafts and their variants from everybody', async () => {
    await inFilledShop(async (tx, { owner, admin, draft }) => {
      const product = `public.products where id = split_part($1, ':', 1)`;
      const variant = 'public.product_variants where id = $1';
      expect(await count(tx, product, [draft])).toBe(1);
      expect(await count(tx, variant, [draft])).toBe(1);
      for (const caller of ['anon', owner, admin] satisfies Caller[]) {
        await tx.as(caller, async () => {
          expect(await count(tx, product, [draft])).toBe(0);
          expect(await count(tx, variant, [draft])).toBe(0);
        });
      }
    });
  });

  it.each(ownTables)('shows $table to the owner alone', async ({ table, owner: ownerOf }) => {
    await inFilledShop(async (tx, { owner, stranger, admin }) => {
      const rows = `public.${table} where ${ownerOf} = $1`;
      const existing = await count(tx, rows, [owner.id]);
      expect(existing).toBeGreaterThan(0);
      const seenBy = (caller: TestUser) => tx.as(caller, () => count(tx, rows, [owner.id]));
      expect(await seenBy(owner)).toBe(existing);
      expect(await seenBy(stranger)).toBe(0);
      expect(await seenBy(admin)).toBe(0);
      const refusal = await tx.as('anon', () => tx.refusal(`select * from public.${table}`));
      expect(refusal).toMatchObject({ code: '42501' });
    });
  });

  // Of orders and payments some columns are the shop's own business.
  it.each(ownTables.filter(({ table }) => !['orders', 'payments'].includes(table)))(
    'lets the owner read every column of $table',
    async ({ table }) => {
      await inFilledShop(async (tx, { owner }) => {
        expect(await tx.as(owner, () => tx.rows(`select * from public.${table}`))).not.toHaveLength(0);
      });
    },
  );

  it.each(['affiliate_id from public.orders', 'provider_checked_at from public.payments'])(
    'keeps from the owner: %s',
    async (column) => {
      await inFilledShop(async (tx, { owner }) => {
        const refusal = await tx.as(owner, () => tx.refusal(`select ${column}`));
        expect(refusal).toMatchObject({ code: '42501' });
      });
    },
  );

  it.each(closedTables)('keeps %s closed to everybody', async (table) => {
    await inFilledShop(async (tx, { owner, stranger, admin }) => {
      expect(await count(tx, `public.${table} where user_id = $1`, [owner.id])).toBe(1);
      for (const caller of ['anon', owner, stranger, admin] satisfies Caller[]) {
        const refusal = await tx.as(caller, () => tx.refusal(`select * from public.${table}`));
        expect(refusal).toMatchObject({ code: '42501' });
      }
    });
  });

  it.each([
    `update public.products set price = 1`,
    `update public.product_variants set stock = 1000`,
    `insert into public.product_variants (id, product_id, label) values ('a:b', 'a', 'b')`,
    `delete from public.products`,
    `update public.shop_settings set express_shipping = 0`,
    `update public.bag_lines set quantity = 99`,
    `delete from public.bag_lines`,
    `update public.orders set total = 1`,
    `insert into public.order_events (order_id, status) select id, 'delivered' from public.orders`,
    `update public.payments set state = 'collected'`,
    `update public.profiles set affiliate_code = 'TDMINE'`,
    `insert into public.reviews (product_id, user_name, rating, comment, reviewed_on) select id, 'x', 5, 'x', current_date from public.products`,
  ])('refuses a client: %s', async (sql) => {
    await inFilledShop(async (tx, { owner, admin }) => {
      for (const caller of ['anon', owner, admin] satisfies Caller[]) {
        expect(await tx.as(caller, () => tx.refusal(sql))).toMatchObject({ code: '42501' });
      }
    });
  });

  it('lets nobody change or remove what belongs to somebody else', async () => {
    await inFilledShop(async (tx, { owner, stranger }) => {
      await tx.as(stranger, async () => {
        expect(await tx.rows(`update public.profiles set full_name = 'Hacked' returning id`)).toEqual([
          { id: stranger.id },
        ]);
        expect(await tx.rows(`update public.addresses set city = 'Elsewhere' returning id`)).toEqual([]);
        expect(await tx.rows(`delete from public.addresses returning id`)).toEqual([]);
      });
      expect(await count(tx, `public.profiles where id = $1 and full_name = 'Asha Rao'`, [owner.id])).toBe(1);
      expect(await count(tx, `public.addresses where user_id = $1 and city = 'Nagpur'`, [owner.id])).toBe(1);
    });
  });

  it('lets nobody write an address for somebody else', async () => {
    await inFilledShop(async (tx, { owner, stranger }) => {
      const forged = `insert into public.addresses (user_id, name, phone, address, city, state, pincode)
        values ($1, 'A', '9876543210', 'B', 'C', 'D', '440001')`;
      expect(await tx.as(stranger, () => tx.refusal(forged, [owner.id]))).toMatchObject({ code: '42501' });
    });
  });

  it('keeps the timeline of an order append-only, even for its owner role', async () => {
    await inFilledShop(async (tx) => {
      await tx.rows(
        `insert into public.order_events (order_id, status) select id, 'confirmed' from public.orders`,
      );
      for (const sql of [
        `update public.order_events set note = 'later'`,
        `delete from public.order_events`,
        `truncate public.order_events`,
      ]) {
        expect(await tx.refusal(sql)).toMatchObject({
          code: '42501',
          message: 'public.order_events is append-only.',
        });
      }
    });
  });

  it('believes app_metadata and not user_metadata about who is admin', async () => {
    await inFilledShop(async (tx, { owner, admin }) => {
      const isAdmin = (caller: Caller) => tx.as(caller, () => tx.value<boolean>('select private.is_admin()'));
      // Every test user claims to be admin in user_metadata.
      expect(await isAdmin('anon')).toBe(false);
      expect(await isAdmin(owner)).toBe(false);
      expect(await isAdmin(admin)).toBe(true);
    });
  });

  it('lets only admins handle product images', async () => {
    await inFilledShop(async (tx, { owner, admin }) => {
      const upload = `insert into storage.objects (bucket_id, name) values ('product-images', 'x/main-320.webp')`;
      expect(await tx.as(owner, () => tx.refusal(upload))).toMatchObject({ code: '42501' });
      await tx.as(admin, () => tx.rows(upload));
      const seenBy = (caller: Caller) => tx.as(caller, () => count(tx, 'storage.objects'));
      expect(await seenBy(admin)).toBe(1);
      expect(await seenBy(owner)).toBe(0);
      for (const name of ['x.svg', 'x.webp.svg', 'x.html', 'x', 'webp', 'x.png/', 'x.svg\n.png\n']) {
        const named = `insert into storage.objects (bucket_id, name) values ('product-images', $1)`;
        expect(await tx.as(admin, () => tx.refusal(named, [name]))).toMatchObject({ code: '42501' });
        const renamed = `update storage.objects set name = $1 where bucket_id = 'product-images'`;
        expect(await tx.as(admin, () => tx.refusal(renamed, [name]))).toMatchObject({ code: '42501' });
      }
      const otherBucket = `insert into storage.objects (bucket_id, name) values ('other', 'x')`;
      await tx.rows(`insert into storage.buckets (id, name) values ('other', 'other')`);
      expect(await tx.as(admin, () => tx.refusal(otherBucket))).toMatchObject({ code: '42501' });
    });
  });
});
