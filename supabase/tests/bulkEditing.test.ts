import { onOneEngine, request, rolledBack, type Row, type Transaction } from '@shop/test-databases';
import { pausedUntilAwaited } from './pausedUntilAwaited';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrderSql,
  type TestUser,
} from './shopFixtures';

interface Answer {
  done: number;
  unchanged?: number;
  failures: { id: string; name: string; reason: string; hint: string; field: string | null }[];
  last?: string | null;
}

const edit = '7e570000-0000-4000-8000-000000000001';

interface Shop {
  tx: Transaction;
  admin: TestUser;
  /** Ids, in their order; ₹500 each, ten pieces of the one variant. */
  products: string[];
  send: (edits: object[], id?: string) => Promise<Answer>;
  undo: (after?: string, limit?: number) => Promise<Answer>;
  read: (id: string | undefined) => Promise<Record<string, unknown>>;
}

onOneEngine('bulk edits', (db) => {
  const inShop = (test: (shop: Shop) => Promise<void>) =>
    rolledBack(db(), async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const products: string[] = [];
      for (let n = 0; n < 3; n += 1) products.push((await createVariant(tx.rows)).replace(':m', ''));
      products.sort();
      const call = (sql: string, params: unknown[]) =>
        tx.as(admin, () => tx.value<Answer>(`select public.${sql}`, params));
      await test({
        tx,
        admin,
        products,
        send: (edits, id = edit) =>
          call(`edit_products($1, $2::text::jsonb, 'received')`, [id, JSON.stringify(edits)]),
        undo: (after = '', limit = 100) => call('undo_bulk_edit($1, $2, $3)', [edit, after, limit]),
        read: async (id) => {
          const [row] = await tx.rows(
            `select p.price, p.original_price, p.status, p.badges, p.version, v.stock
             from public.products p join public.product_variants v on v.product_id = p.id where p.id = $1`,
            [id],
          );
          return row ?? {};
        },
      });
    });

  it('weigh a type once after its products: what is the best value follows the edit and its undo', async () => {
    await inShop(async ({ tx, products: [a, b], send, undo }) => {
      const best = () =>
        tx.value(`select best_value_from from public.product_types where id = 'test-pieces'`);
      await tx.rows('update public.products set original_price = 1000');
      const before = await best();
      await send([
        { id: a, version: 1, set: { price: 400 } },
        { id: b, version: 1, set: { price: 300 } },
      ]);
      expect(await best()).toBe(70);
      await undo();
      expect(await best()).toBe(before);
      // What is changed by itself weighs at once again.
      await tx.rows('update public.products set price = 200 where id = $1', [a]);
      expect(await best()).toBe(80);
    });
  });

  it('are in the lists at once, which a slice writes once and not after each product', async () => {
    await inShop(async ({ tx, products, send, undo }) => {
      await tx.rows('create table private.written (one integer)');
      await tx.rows(`create function private.note_write() returns trigger language plpgsql security definer
        as 'begin insert into private.written values (1); return null; end'`);
      await tx.rows(`create trigger note_write after insert on private.listing_entries
        for each statement execute function private.note_write()`);
      const writes = () =>
        tx.value('with w as (delete from private.written returning 1) select count(*)::integer from w');
      const listed = () =>
        tx.rows('select price from private.listing_entries where product_id = any ($1) order by product_id', [
          products,
        ]);
      const [a, b] = products;
      await send([
        ...[a, b].map((id) => ({ id, version: 1, set: { price: 420 } })),
        { id: products[2], version: 9, set: { price: 420 } },
      ]);
      expect(await listed()).toEqual([{ price: 420 }, { price: 420 }, { price: 500 }]);
      expect(await writes()).toBe(1);
      await undo();
      expect(await listed()).toEqual([{ price: 500 }, { price: 500 }, { price: 500 }]);
      expect(await writes()).toBe(1);
      // What is changed by itself is entered by itself again.
      await tx.rows('update public.products set price = 410 where id = $1', [a]);
      expect(await listed()).toContainEqual({ price: 410 });
    });
  });

  it('change each product whole or name it with its reason, and nothing half', async () => {
    await inShop(async ({ tx, products: [a, b, c], send, read }) => {
      await tx.rows('update public.products set version = 5 where id = $1', [b]);
      const answer = await send([
        { id: a, version: 1, set: { price: 425, badges: ['<b>Sale</b>'] }, stock: { [`${a}:m`]: 5 } },
        { id: b, version: 1, set: { price: 425 } },
        // The price would do; the stock does not, so the price stays as well.
        { id: c, version: 1, set: { price: 425 }, stock: { [`${c}:m`]: -11 } },
        { id: 'gone', version: 1, set: { price: 1 } },
      ]);
      expect(answer.done).toBe(1);
      expect(answer.failures.map(({ id, hint }) => [id, hint])).toEqual([
        ['gone', 'UNKNOWN_PRODUCT'],
        [b, 'STALE'],
        [c, 'OUT_OF_STOCK'],
      ]);
      expect(answer.failures[1]?.name).toBe('Test piece');
      expect(await read(a)).toMatchObject({ price: 425, badges: ['<b>Sale</b>'], stock: 15, version: 2 });
      expect(await read(b)).toMatchObject({ price: 500, version: 5 });
      expect(await read(c)).toMatchObject({ price: 500, stock: 10, version: 1 });
    });
  });

  it.each<[string, object, string]>([
    ['a price of nothing', { price: 0 }, 'price'],
    ['a price above the MRP', { price: 600 }, 'original_price'],
    ['an unknown state', { status: 'sold' }, 'status'],
    ['a type of another category', { type_id: 'sarees' }, 'type_id'],
    ['an attribute that the type has not', { attributes: { taste: ['sweet'] } }, 'attributes.taste'],
    ['a column that is not edited here', { name: 'Mine' }, 'set'],
    ['a day for what is published', { publish_at: '2099-01-01T00:00:00Z' }, 'publish_at'],
    ['a day that is none', { status: 'draft', publish_at: 'soon' }, 'publish_at'],
    [
      'a day for a draft without a type',
      { status: 'draft', type_id: null, publish_at: new Date(Date.now() + 3_600_000).toISOString() },
      'type_id',
    ],
    ['a day that is over', { status: 'draft', publish_at: '2020-01-01T00:00:00Z' }, 'publish_at'],
    ['badges that are no list', { badges: 'New' }, 'badges'],
  ])('refuse %s, and say which field it is', async (_, set, field) => {
    await inShop(async ({ products: [a], send, read }) => {
      const answer = await send([{ id: a, version: 1, set }]);
      expect(answer).toMatchObject({ done: 0, failures: [{ id: a, hint: 'INVALID_INPUT', field }] });
      expect(await read(a)).toMatchObject({ price: 500, version: 1 });
    });
  });

  it('take stock as a difference, whatever was sold meanwhile, and twice sent it moves once', async () => {
    await inShop(async ({ tx, products: [a], send, read }) => {
      await tx.rows('update public.product_variants set stock = 4 where product_id = $1', [a]);
      const edits = [{ id: a, version: 1, stock: { [`${a}:m`]: 5 } }];
      expect(await send(edits)).toMatchObject({ done: 1 });
      expect(await send(edits)).toMatchObject({ done: 1, failures: [] });
      expect(await read(a)).toMatchObject({ stock: 9, version: 1 });
      expect(await tx.value(`select sum(change)::integer from public.stock_adjustments`)).toBe(5);
    });
  });

  it('are taken back in slices, but for what changed since and pieces that were sold', async () => {
    await inShop(async ({ tx, admin, products: [a, b, c], send, undo, read }) => {
      const set = { price: 425, badges: ['Sale'] };
      await send([
        { id: a, version: 1, set, stock: { [`${a}:m`]: 5 } },
        { id: b, version: 1, set },
        { id: c, version: 1, stock: { [`${c}:m`]: 5 } },
      ]);
      await tx.rows('update public.products set price = 400, version = 3 where id = $1', [b]);
      await tx.rows('update public.product_variants set stock = 2 where product_id = $1', [c]);
      expect(await undo('', 1)).toMatchObject({ done: 1, failures: [], last: a });
      const rest = await undo(a);
      expect(rest).toMatchObject({ done: 0, last: null });
      expect(rest.failures.map(({ id, hint }) => [id, hint])).toEqual([
        [b, 'STALE'],
        [c, 'OUT_OF_STOCK'],
      ]);
      expect(await read(a)).toMatchObject({ price: 500, badges: [], stock: 10, version: 3 });
      expect(await read(b)).toMatchObject({ price: 400 });
      expect(await read(c)).toMatchObject({ stock: 2 });
      // What is closed takes no further slice, and the list says what came of it.
      const late = `select public.edit_products('${edit}', '[{"id":"x"}]')`;
      expect(await tx.as(admin, () => tx.refusal(late))).toMatchObject({ hint: 'STALE' });
      expect(await tx.as(admin, () => tx.value('select public.list_bulk_edits()'))).toMatchObject({
        total: 1,
        rows: [{ id: edit, products: 3, undone: 1, changed: ['badges', 'price', 'stock'] }],
      });
    });
  });

  it('plan when drafts are published, which the sweep then does', async () => {
    await inShop(async ({ tx, products: [a, b], send, read }) => {
      const set = { status: 'draft', publish_at: new Date(Date.now() + 3_600_000).toISOString() };
      expect(await send([{ id: a, version: 1, set }])).toMatchObject({ done: 1 });
      const publish = 'select public.publish_due_products()';
      expect(await tx.value(publish)).toBe(0);
      await tx.rows(`update public.products set publish_at = now() - interval '1 minute' where id = $1`, [a]);
      expect(await tx.value(publish)).toBe(1);
      expect(await read(a)).toMatchObject({ status: 'published', version: 3 });
      expect(await read(b)).toMatchObject({ status: 'published', version: 1 });
    });
  });

  it('publish what is due, though a draft before it may not be published', async () => {
    await inShop(async ({ tx, products: [a, b], read }) => {
      await tx.rows(
        `update public.products p set status = 'draft', publish_at = now() - interval '1 minute',
           type_id = case p.id when $1 then null else p.type_id end where p.id in ($1, $2)`,
        [a, b],
      );
      for (const published of [1, 0])
        expect(await tx.value('select public.publish_due_products()')).toBe(published);
      expect([await read(a), await read(b)]).toMatchObject([{ status: 'draft' }, { status: 'published' }]);
    });
  });

  it.each([
    [
      'many',
      (id: string) => ['edit_products', crypto.randomUUID(), [{ id, version: 1, set: { badges: ['Sale'] } }]],
    ],
    ['one', (id: string, record: object) => ['save_product', { ...record, id, badges: ['Sale'] }, 1]],
  ] as const)(
    'wait for an order of the moment, when they are of %s, and never in a circle',
    async (_, edited) => {
      const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
        (await db().query(sql, params)).rows;
      const admin = await createUser(run, { app: { role: 'admin' } });
      const shopper = await createUser(run);
      const variant = await createVariant(run);
      const id = variant.replace(':m', '');
      const draft = {
        lines: [{ variant_id: variant, quantity: 1 }],
        address: await createAddress(run, shopper),
        total: 645,
      };
      const [found] = await run('select private.product_record($1) as record', [id]);
      const [name, first, second] = edited(id, found?.record as object);
      const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value);
      const types = name === 'edit_products' ? '$1::uuid, $2::text::jsonb' : '$1::text::jsonb, $2::integer';
      // The order has its variant and comes to its lines, which refer to the product, when the edit waits for the variant.
      await pausedUntilAwaited(
        db(),
        'public.orders',
        () => request(db(), shopper, placeOrderSql, orderParams(draft)),
        () => request(db(), admin, `select public.${name}(${types})`, [text(first), text(second)]),
      );
      expect(
        await run(
          `select p.badges, v.stock from public.products p join public.product_variants v on v.product_id = p.id
         where p.id = $1`,
          [id],
        ),
      ).toEqual([{ badges: ['Sale'], stock: 9 }]);
    },
  );

  it('are for those with the right alone', async () => {
    await inShop(async ({ tx, products: [a] }) => {
      const shopper = await createUser(tx.rows);
      const calls = [
        `edit_products('${edit}', '[]')`,
        `undo_bulk_edit('${edit}')`,
        'list_bulk_edits()',
        'list_admin_product_ids()',
        `get_editable_products(array['${a}'])`,
        `duplicate_product('${a}')`,
      ];
      for (const call of calls)
        expect(await tx.as(shopper, () => tx.refusal(`select public.${call}`))).toMatchObject({
          hint: 'FORBIDDEN',
        });
    });
  });

  it('begin with the ids of all that the filter finds', async () => {
    await inShop(async ({ tx, admin, products }) => {
      const ids = await tx.as(admin, () =>
        tx.value<string[]>(
          `select public.list_admin_product_ids('test piece', 'published', null, false, 'name')`,
        ),
      );
      expect(ids).toEqual(expect.arrayContaining(products));
      const found = await tx.as(admin, () =>
        tx.value<object[]>('select public.get_editable_products($1)', [[...products, 'nothing']]),
      );
      expect(found).toHaveLength(3);
      expect(found[0]).toMatchObject({ id: products[0], price: 500, variants: [{ stock: 10 }] });
    });
  });

  it('leave a history of prices, of which the lowest asked in thirty days is known', async () => {
    await inShop(async ({ tx, products: [a], send, read }) => {
      const lowest = () => tx.value(`select private.lowest_price('${a}')`);
      await send([{ id: a, version: 1, set: { price: 425 } }]);
      await tx.rows(`update public.products set price = 490, status = 'draft' where id = $1`, [a]);
      // Nobody was offered this one.
      await tx.rows('update public.products set price = 100 where id = $1', [a]);
      expect(await lowest()).toBe(425);
      expect(await read(a)).toMatchObject({ price: 100 });
      const history = `select price, on_sale from public.price_changes where product_id = $1 order by id`;
      expect(await tx.rows(history, [a])).toEqual([
        { price: 500, on_sale: true },
        { price: 425, on_sale: true },
        { price: 490, on_sale: false },
        { price: 100, on_sale: false },
      ]);
      expect((await tx.refusal('delete from public.price_changes')).message).toContain('is append-only');
    });
  });

  it('stand beside copies: drafts without stock that keep the pictures when the original loses them', async () => {
    await inShop(async ({ tx, admin, products: [a] }) => {
      const images = `[{"path":"uploads/a/main","alt":"","width":9,"height":9,"widths":[320]}]`;
      await tx.rows('update public.products set images = $1::text::jsonb where id = $2', [images, a]);
      const copy = () =>
        tx.as(admin, () => tx.value<Record<string, unknown>>('select public.duplicate_product($1)', [a]));
      const first = await copy();
      expect(first).toMatchObject({
        id: `${a}-copy`,
        name: 'Copy of Test piece',
        status: 'draft',
        variants: [{ label: 'M', stock: 0 }],
      });
      expect((await copy()).id).toBe(`${a}-copy-2`);
      await tx.rows(`update public.products set images = '[]' where id in ($1, $2)`, [a, `${a}-copy-2`]);
      await tx.rows(
        `insert into storage.objects (bucket_id, name, created_at)
         values ('product-images', 'uploads/a/main-320.webp', now() - interval '2 days')`,
      );
      await tx.rows('delete from private.chores');
      expect(await tx.rows('select * from public.take_unused_pictures(10)')).toEqual([]);
    });
  });
});
