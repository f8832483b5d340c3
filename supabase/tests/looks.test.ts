import { randomUUID } from 'node:crypto';
import { type Caller, onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, createVariant, type TestUser } from './shopFixtures';

interface Look {
  id: string;
  title: string;
  products: { id: string; variants: { stock: number }[] }[];
}

onOneEngine('looks', (db) => {
  const inShop = (test: (tx: Transaction, shop: { admin: TestUser; products: string[] }) => Promise<void>) =>
    rolledBack(db(), async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const products: string[] = [];
      for (let n = 0; n < 6; n += 1)
        products.push((await createVariant(tx.rows, { stock: n === 1 ? 0 : 3 })).replace(':m', ''));
      await test(tx, { admin, products });
    });
  const saveSql = 'select public.save_look($1)';
  const save = (tx: Transaction, admin: Caller, look: object) =>
    tx.as(admin, () => tx.value<{ id: string; version: number }>(saveSql, [JSON.stringify(look)]));
  const refusal = (tx: Transaction, caller: Caller, look: object) =>
    tx.as(caller, () => tx.refusal(saveSql, [JSON.stringify(look)]));
  const lookOf = (tx: Transaction, product: string | undefined) =>
    tx.as('anon', () => tx.value<Look | null>('select public.get_look($1)', [product]));

  it('are shown with each of their products, in their order, with what is sold out', async () => {
    await inShop(async (tx, { admin, products: [a, b, c, other] }) => {
      await save(tx, admin, { title: 'For the wedding', active: true, products: [c, a, b] });
      for (const product of [a, b, c]) {
        const look = await lookOf(tx, product);
        expect(look?.title).toBe('For the wedding');
        expect(look?.products.map(({ id }) => id)).toEqual([c, a, b]);
        expect(look?.products.map(({ variants }) => variants[0]?.stock)).toEqual([3, 3, 0]);
      }
      expect(await lookOf(tx, other)).toBeNull();
      expect(await lookOf(tx, 'nothing')).toBeNull();
    });
  });

  it('hide what is off, drafts, and themselves while fewer than two can be shown', async () => {
    await inShop(async (tx, { admin, products: [a, b, c] }) => {
      const { id } = await save(tx, admin, { title: 'Off', active: false, products: [a, b] });
      expect(await lookOf(tx, a)).toBeNull();
      expect(await tx.as('anon', () => tx.rows('select id from public.looks'))).toEqual([]);
      expect(await tx.as('anon', () => tx.rows('select look_id from public.look_items'))).toEqual([]);
      await save(tx, admin, { id, version: 1, title: 'On', active: true, products: [a, b, c] });
      await tx.rows(`update public.products set status = 'archived' where id = $1`, [b]);
      expect((await lookOf(tx, a))?.products.map((each) => each.id)).toEqual([a, c]);
      expect(await lookOf(tx, b)).toBeNull();
      const items = await tx.as('anon', () =>
        tx.rows('select product_id from public.look_items order by position'),
      );
      expect(items.map(({ product_id: item }) => item)).toEqual([a, c]);
      await tx.rows(`update public.products set status = 'archived' where id = $1`, [c]);
      expect(await lookOf(tx, a)).toBeNull();
    });
  });

  it('are listed, saved and deleted by admins alone, with a line in the log', async () => {
    await inShop(async (tx, { admin, products: [a, b] }) => {
      const stranger = await createUser(tx.rows);
      const draft = { title: 'Evening', active: true, products: [a, b] };
      const list = `select public.list_admin_looks('even', 'active')`;
      const { id } = await save(tx, admin, draft);
      expect(await tx.as(admin, () => tx.value(list))).toMatchObject({
        total: 1,
        rows: [
          {
            title: 'Evening',
            state: 'active',
            items: [{ product_id: a }, { product_id: b, in_stock: false }],
          },
        ],
      });
      for (const caller of ['anon', stranger] satisfies Caller[]) {
        for (const sql of [list, `select public.delete_look('${id}')`])
          expect(await tx.as(caller, () => tx.refusal(sql))).toMatchObject({
            code: expect.stringMatching(/^PT40[13]$/),
          });
        expect(await refusal(tx, caller, draft)).toMatchObject({ code: expect.stringMatching(/^PT40[13]$/) });
      }
      expect(await lookOf(tx, a)).toMatchObject({ id });
      await tx.as(admin, () => tx.rows('select public.delete_look($1)', [id]));
      expect(await lookOf(tx, a)).toBeNull();
      expect(
        await tx.rows(`select action from public.admin_actions where target = $1 order by id`, [id]),
      ).toEqual([{ action: 'look/created' }, { action: 'look/deleted' }]);
    });
  });

  it('are made once by a form that is sent again, until somebody else has been at them', async () => {
    await inShop(async (tx, { admin, products: [a, b] }) => {
      const form = { id: randomUUID(), title: 'Evening', active: true, products: [a, b] };
      const made = await save(tx, admin, form);
      expect(made).toMatchObject({ id: form.id, version: 1 });
      for (const version of [2, 3])
        expect(await save(tx, admin, { ...form, title: 'Evenings' })).toMatchObject({ version });
      await save(tx, admin, { ...form, id: randomUUID() });
      expect(await tx.rows('select title from public.looks order by title')).toEqual([
        { title: 'Evening' },
        { title: 'Evenings' },
      ]);
      const colleague = await createUser(tx.rows, { app: { role: 'admin' } });
      expect(await refusal(tx, colleague, form)).toMatchObject({ hint: 'STALE', detail: { version: 3 } });
      await save(tx, colleague, { ...form, version: 3 });
      expect(await refusal(tx, admin, form)).toMatchObject({ hint: 'STALE', detail: { version: 4 } });
      await tx.as(colleague, () => tx.rows('select public.delete_look($1)', [form.id]));
      expect(await refusal(tx, admin, { ...form, version: 4 })).toMatchObject({ hint: 'UNKNOWN_LOOK' });
    });
  });

  it('have two to five different products that exist, a title, and one author at a time', async () => {
    await inShop(async (tx, { admin, products }) => {
      const [a, b] = products;
      for (const wrong of [[], [a], products, [a, a], [a, 'nothing'], 'text'])
        expect(await refusal(tx, admin, { title: 'T', active: true, products: wrong })).toMatchObject({
          hint: 'INVALID_INPUT',
          detail: { field: 'products' },
        });
      expect(await refusal(tx, admin, { title: '', active: true, products: [a, b] })).toMatchObject({
        hint: 'INVALID_INPUT',
        detail: { field: 'title' },
      });
      const { id } = await save(tx, admin, { title: 'T', active: true, products: [a, b] });
      await save(tx, admin, { id, version: 1, title: 'T2', active: true, products: [b, a] });
      expect(
        await refusal(tx, admin, { id, version: 1, title: 'T3', active: true, products: [a, b] }),
      ).toMatchObject({ code: 'PT409', hint: 'STALE', detail: { version: 2 } });
      expect(await lookOf(tx, a)).toMatchObject({ title: 'T2' });
    });
  });
});
