import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, createVariant, type TestUser } from './shopFixtures';

interface Listed {
  total: number;
  products: { id: string }[];
}

onOneEngine('collections', (db) => {
  const inShop = (test: (tx: Transaction, admin: TestUser, ids: string[]) => Promise<void>) =>
    rolledBack(db(), async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const ids: string[] = [];
      for (const price of [900, 500, 700])
        ids.push((await createVariant(tx.rows, { price })).replace(':m', ''));
      await test(tx, admin, ids);
    });
  const saveSql = 'select public.save_collection($1::text::jsonb)';
  const save = (tx: Transaction, admin: TestUser, draft: object) =>
    tx.as(admin, () =>
      tx.value<{ id: string; slug: string; version: number }>(saveSql, [JSON.stringify(draft)]),
    );
  const refused = (tx: Transaction, who: TestUser, draft: object) =>
    tx.as(who, () => tx.refusal(saveSql, [JSON.stringify(draft)]));
  const list = async (tx: Transaction, slug: string, sort = 'featured') => {
    const answer = await tx.as('anon', () =>
      tx.value<Listed>('select public.list_products(p_collection => $1, p_sort => $2)', [slug, sort]),
    );
    expect(answer.total).toBe(answer.products.length);
    return answer.products.map(({ id }) => id);
  };

  it('list what was chosen by hand in its order, without what is hidden, and take the sorts of every list', async () => {
    await inShop(async (tx, admin, [a = '', b = '', c = '']) => {
      const { slug } = await save(tx, admin, {
        title: 'Diwali <Edit>',
        active: true,
        products: [c, a, b, c],
      });
      expect(slug).toBe('diwali-edit');
      expect(await list(tx, slug)).toEqual([c, a, b]);
      expect(await list(tx, slug, 'price-low')).toEqual([b, c, a]);
      await tx.rows(`update public.products set status = 'draft' where id = $1`, [a]);
      expect(await list(tx, slug)).toEqual([c, b]);
      const items = await tx.as('anon', () =>
        tx.rows('select product_id from public.collection_items order by position'),
      );
      expect(items.map(({ product_id: item }) => item)).toEqual([c, b]);
      expect(await list(tx, 'nothing')).toEqual([]);
    });
  });

  it('are made once by a form that is sent again, whose first answer was lost', async () => {
    await inShop(async (tx, admin, [a = '', b = '']) => {
      const form = { id: crypto.randomUUID(), title: 'Monsoon', active: true };
      await save(tx, admin, { ...form, products: [a] });
      const again = await save(tx, admin, { ...form, products: [a, b] });
      expect(again).toMatchObject({ id: form.id, slug: 'monsoon', version: 2 });
      expect(await tx.value('select count(*)::integer from public.collections')).toBe(1);
      const colleague = await createUser(tx.rows, { app: { role: 'admin' } });
      expect(await refused(tx, colleague, { ...form, products: [b] })).toMatchObject({ hint: 'STALE' });
    });
  });

  it('list what a rule finds, and nothing for a value that no product has', async () => {
    await inShop(async (tx, admin, [a = '', b = '', c = '']) => {
      const rule = { category: 'test', filters: { type: ['test-pieces'] }, max: 800, days: 30 };
      const { slug } = await save(tx, admin, { title: 'Under 800', active: true, rule });
      expect((await list(tx, slug)).sort()).toEqual([b, c].sort());
      await tx.rows(`update public.products set price = 600 where id = $1`, [a]);
      expect(await list(tx, slug)).toContain(a);
      await tx.rows(`update public.products set badges = '{Festive}' where id = $1`, [b]);
      const festive = await save(tx, admin, { title: 'F', active: true, rule: { badge: 'Festive' } });
      expect(await list(tx, festive.slug)).toEqual([b]);
      const none = { title: 'E', active: true, rule: { filters: { colour: ['no-such'] } } };
      expect(await list(tx, (await save(tx, admin, none)).slug)).toEqual([]);
      const preview = `select public.preview_collection('{"category":"test","max":650}')`;
      expect(await tx.as(admin, () => tx.value(preview))).toMatchObject({ count: 2 });
    });
  });

  it('are hidden while they are off, and written by those with the right alone, with a line in the log', async () => {
    await inShop(async (tx, admin, [a = '']) => {
      const draft = { title: 'Off', active: false, products: [a] };
      const saved = await save(tx, admin, draft);
      expect(await tx.as('anon', () => tx.value(`select public.get_collection('off')`))).toBeNull();
      expect(await list(tx, 'off')).toEqual([]);
      expect(await tx.as('anon', () => tx.rows('select product_id from public.collection_items'))).toEqual(
        [],
      );
      const stranger = await createUser(tx.rows);
      expect(await refused(tx, stranger, draft)).toMatchObject({ hint: 'FORBIDDEN' });
      const wrong: [object, string][] = [
        [{ ...draft, title: 'Other', slug: 'off' }, 'slug'],
        [{ ...draft, products: ['gone'] }, 'products'],
        [{ title: 'X', rule: {} }, 'rule'],
        [{ title: 'X', rule: { max: '1;drop' } }, 'max'],
        [{ title: 'X', rule: { sql: 'true' } }, 'rule'],
      ];
      for (const [each, field] of wrong)
        expect(await refused(tx, admin, each)).toMatchObject({ hint: 'INVALID_INPUT', detail: { field } });
      await save(tx, admin, { ...draft, id: saved.id, version: 1, active: true });
      expect(await refused(tx, admin, { ...draft, id: saved.id, version: 1 })).toMatchObject({
        hint: 'STALE',
      });
      expect(await list(tx, 'off')).toEqual([a]);
      await tx.as(admin, () => tx.rows('select public.delete_collection($1)', [saved.id]));
      expect(await list(tx, 'off')).toEqual([]);
      expect(
        await tx.rows(`select action from public.admin_actions where target = 'off' order by id`),
      ).toEqual(['created', 'saved', 'deleted'].map((what) => ({ action: `collection/${what}` })));
    });
  });

  it('stay while a promotion that has not ended is for them', async () => {
    await inShop(async (tx, admin, [a = '']) => {
      const { id } = await save(tx, admin, { title: 'Named', active: false, products: [a] });
      const draft = {
        ...{ title: 'Festive', kind: 'percent', value: '10', scope: 'collection', scope_ids: [id] },
        ...{ audience: 'everyone', coupons: 'any', priority: '0', starts_at: '2026-01-01T00:00' },
      };
      const promote = (more: object) =>
        tx.as(admin, () =>
          tx.value<{ id: string }>('select public.save_promotion($1::text::jsonb)', [
            JSON.stringify({ ...draft, ...more }),
          ]),
        );
      const promotion = await promote({});
      const remove = 'select public.delete_collection($1)';
      expect(await tx.as(admin, () => tx.refusal(remove, [id]))).toMatchObject({
        ...{ code: 'PT409', hint: 'COLLECTION_IN_USE', detail: { promotion: 'Festive' } },
      });
      await tx.rows('delete from public.promotions where id = $1', [promotion.id]);
      await promote({
        ...{ title: 'Gift', kind: 'buy_get', buy: '1', get: '1', scope: 'product', scope_ids: [a] },
        ...{ get_scope: 'collection', get_scope_ids: [id] },
      });
      expect(await tx.as(admin, () => tx.refusal(remove, [id]))).toMatchObject({
        detail: { promotion: 'Gift' },
      });
      await tx.rows('update public.promotions set ends_at = now()');
      expect(await tx.as(admin, () => tx.value(remove, [id]))).toBe(true);
      expect(
        await tx.as(admin, () =>
          tx.refusal('select public.save_promotion($1::text::jsonb)', [JSON.stringify(draft)]),
        ),
      ).toMatchObject({ hint: 'INVALID_INPUT', detail: { field: 'scope_ids' } });
    });
  });
});
