import { onOneEngine, request, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, createVariant } from './shopFixtures';

const setSql = 'select public.set_bag_line($1, $2) as bag';
const mergeSql = 'select public.merge_bag($1, $2::text::jsonb) as bag';
const mergeId = '11111111-1111-4111-8111-111111111111';

interface Line {
  variant_id: string;
  quantity: number;
  stock: number;
}

const set = (tx: Transaction, variant: string, quantity: number) =>
  tx.value<Line[]>(setSql, [variant, quantity]);
const merge = (tx: Transaction, lines: { variant_id: string; quantity: number }[], id = mergeId) =>
  tx.value<Line[]>(mergeSql, [id, JSON.stringify(lines)]);
const quantities = (bag: Line[]) => Object.fromEntries(bag.map((line) => [line.variant_id, line.quantity]));

onOneEngine('the bag', (db) => {
  it('answers with everything a page shows, in added order', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const first = await createVariant(tx.rows, { price: 250, stock: 3 });
      const second = await createVariant(tx.rows);
      await tx.as(user, async () => {
        await merge(tx, [
          { variant_id: second, quantity: 1 },
          { variant_id: first, quantity: 2 },
        ]);
        const bag = await tx.value<Line[]>('select public.get_bag()');
        expect(bag.map((line) => line.variant_id)).toEqual([second, first]);
        expect(bag[1]).toEqual({
          variant_id: first,
          product_id: first.split(':')[0],
          name: 'Test piece',
          variant_label: 'M',
          image: { path: 'test/main' },
          price: 250,
          quantity: 2,
          stock: 3,
        });
      });
    });
  });

  it.each([
    [2, 2],
    [50, 10],
    [0, undefined],
    [-3, undefined],
  ])('set to %p of 10 in stock holds %p', async (wanted, kept) => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const variant = await createVariant(tx.rows, { stock: 10 });
      await tx.as(user, async () => {
        await set(tx, variant, 1);
        expect(quantities(await set(tx, variant, wanted))[variant]).toBe(kept);
      });
    });
  });

  it('never holds more than 99, nor a piece that is gone', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const plenty = await createVariant(tx.rows, { stock: 500 });
      const gone = await createVariant(tx.rows, { stock: 0 });
      await tx.as(user, async () => {
        expect(quantities(await set(tx, plenty, 500))).toEqual({ [plenty]: 99 });
        expect(quantities(await set(tx, gone, 1))).toEqual({ [plenty]: 99 });
        await merge(tx, [{ variant_id: plenty, quantity: 99 }]);
        expect(quantities(await tx.value('select public.get_bag()'))).toEqual({ [plenty]: 99 });
      });
    });
  });

  it('refuses what is unknown, a draft, or no number', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const draft = await createVariant(tx.rows, { status: 'draft' });
      await tx.as(user, async () => {
        for (const variant_id of [draft, 'nothing:m']) {
          const refusal = await tx.refusal(setSql, [variant_id, 1]);
          expect(refusal).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_VARIANT', detail: { variant_id } });
        }
        expect(await tx.refusal(setSql, [draft, null])).toMatchObject({
          code: 'PT400',
          hint: 'INVALID_LINES',
        });
      });
    });
  });

  it("adds a visitor's bag, capped at stock, and skips what cannot be had", async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const both = await createVariant(tx.rows, { stock: 5 });
      const own = await createVariant(tx.rows);
      const draft = await createVariant(tx.rows, { status: 'draft' });
      const gone = await createVariant(tx.rows, { stock: 0 });
      await tx.as(user, async () => {
        await set(tx, both, 3);
        await set(tx, own, 1);
        const lines = [both, draft, gone, 'nothing:m'].map((variant_id) => ({ variant_id, quantity: 4 }));
        expect(quantities(await merge(tx, lines))).toEqual({ [both]: 5, [own]: 1 });
      });
    });
  });

  it("merges a visitor's bag once, however often it is sent", async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const variant = await createVariant(tx.rows);
      const lines = [{ variant_id: variant, quantity: 2 }];
      await tx.as(user, async () => {
        await merge(tx, lines);
        expect(quantities(await merge(tx, lines))).toEqual({ [variant]: 2 });
        const another = await merge(tx, lines, '22222222-2222-4222-8222-222222222222');
        expect(quantities(another)).toEqual({ [variant]: 4 });
      });
    });
  });

  it('merges once also when twenty calls arrive together', async () => {
    const run = async (sql: string, params?: unknown[]) => (await db().query(sql, params)).rows;
    const user = await createUser(run);
    const variant = await createVariant(run);
    const lines = JSON.stringify([{ variant_id: variant, quantity: 3 }]);
    await Promise.all(Array.from({ length: 20 }, () => request(db(), user, mergeSql, [mergeId, lines])));
    expect(await run('select quantity from public.bag_lines where user_id = $1', [user.id])).toEqual([
      { quantity: 3 },
    ]);
  });

  it('takes an empty visitor bag, refuses a malformed one', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        expect(await merge(tx, [])).toEqual([]);
        const refusal = await tx.refusal(mergeSql, [
          crypto.randomUUID(),
          '[{"variant_id":"x","quantity":-1}]',
        ]);
        expect(refusal).toMatchObject({ code: 'PT400', hint: 'INVALID_LINES' });
      });
    });
  });

  it('is emptied for its owner only', async () => {
    await rolledBack(db(), async (tx) => {
      const owner = await createUser(tx.rows);
      const other = await createUser(tx.rows);
      const variant = await createVariant(tx.rows);
      for (const user of [owner, other]) await tx.as(user, () => set(tx, variant, 1));
      expect(await tx.as(owner, () => tx.value('select public.clear_bag()'))).toEqual([]);
      expect(await tx.as(other, () => tx.value('select public.get_bag()'))).toHaveLength(1);
    });
  });

  it('drops a piece from sight while it is unpublished', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const variant = await createVariant(tx.rows);
      await tx.as(user, () => set(tx, variant, 1));
      await tx.rows(`update public.products set status = 'draft'`);
      expect(await tx.as(user, () => tx.value('select public.get_bag()'))).toEqual([]);
    });
  });

  it.each([
    'select public.get_bag()',
    'select public.clear_bag()',
    `select public.set_bag_line('x:m', 1)`,
    `select public.merge_bag(gen_random_uuid(), '[]')`,
  ])('asks visitors to sign in: %s', async (sql) => {
    await rolledBack(db(), async (tx) => {
      const refusal = await tx.as('anon', () => tx.refusal(sql));
      expect(refusal).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
    });
  });
});
