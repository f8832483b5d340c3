import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, createVariant } from './shopFixtures';

const productOf = (variant: string) => variant.split(':')[0] ?? '';
const idsOf = (list: unknown) => (list as { product_id: string }[]).map(({ product_id }) => product_id);

onOneEngine('the wishlist', (db) => {
  const inShop = (
    test: (
      tx: Transaction,
      shop: { shopper: Awaited<ReturnType<typeof createUser>>; ids: string[] },
    ) => Promise<void>,
  ) =>
    rolledBack(db(), async (tx) => {
      const shopper = await createUser(tx.rows);
      const ids = [];
      for (const stock of [5, 0, 1]) ids.push(productOf(await createVariant(tx.rows, { stock })));
      await test(tx, { shopper, ids });
    });

  it('keeps products in the order they were added, once, with price and stock', async () => {
    await inShop(async (tx, { shopper, ids: [first, second] }) => {
      await tx.as(shopper, async () => {
        await tx.rows('select public.merge_wishlist($1)', [[second]]);
        await tx.rows('select public.add_to_wishlist($1)', [second]);
        const list = await tx.value('select public.merge_wishlist($1) as list', [[second, first, 'gone']]);
        expect(list).toEqual([
          expect.objectContaining({
            product_id: second,
            in_stock: false,
            price: 500,
            image: { path: 'test/main' },
          }),
          expect.objectContaining({
            product_id: first,
            in_stock: true,
            name: 'Test piece',
            category_id: 'test',
          }),
        ]);
        expect(await tx.value('select public.get_wishlist() as list')).toEqual(list);
        expect(idsOf(await tx.value('select public.remove_from_wishlist($1) as list', [second]))).toEqual([
          first,
        ]);
        expect(await tx.value('select public.clear_wishlist() as list')).toEqual([]);
      });
    });
  });

  it('belongs to its shopper and is refused to visitors', async () => {
    await inShop(async (tx, { shopper, ids: [first] }) => {
      const stranger = await createUser(tx.rows);
      await tx.as(shopper, () => tx.rows('select public.add_to_wishlist($1)', [first]));
      await tx.as(stranger, async () => {
        expect(await tx.value('select public.clear_wishlist() as list')).toEqual([]);
        expect(await tx.value('select public.get_wishlist() as list')).toEqual([]);
      });
      expect(idsOf(await tx.as(shopper, () => tx.value('select public.get_wishlist() as list')))).toEqual([
        first,
      ]);
      const refusal = await tx.as('anon', () => tx.refusal('select public.get_wishlist()'));
      expect(refusal).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
    });
  });

  it('refuses a product that is not for sale, and the two hundred and first', async () => {
    await inShop(async (tx, { shopper, ids: [first] }) => {
      const draft = productOf(await createVariant(tx.rows, { status: 'draft' }));
      const add = 'select public.add_to_wishlist($1)';
      for (const id of [draft, 'nothing']) {
        expect(await tx.as(shopper, () => tx.refusal(add, [id]))).toMatchObject({
          ...{ code: 'PT404', hint: 'UNKNOWN_PRODUCT', detail: { product_id: id } },
        });
      }
      await tx.rows(`insert into public.products (id, name, price, original_price, category_id, type_id, brand, sku, status, published_at)
        select 'many-' || n, 'One of many', 1, 1, 'test', 'test-pieces', 'Test House', 'many-' || n, 'published', now() from generate_series(1, 201) n`);
      const many = Array.from({ length: 201 }, (_, n) => `many-${n + 1}`);
      const list = await tx.as(shopper, () => tx.value('select public.merge_wishlist($1) as list', [many]));
      expect(idsOf(list)).toEqual(many.slice(0, 200));
      expect(await tx.as(shopper, () => tx.refusal(add, [first]))).toMatchObject({
        code: 'PT422',
        hint: 'WISHLIST_LIMIT',
      });
      // What is already there is no further item.
      await tx.as(shopper, () => tx.rows(add, ['many-1']));
    });
  });
});
