import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { addProducts, testProduct } from './listingFixtures';

onOneEngine('best value', (db) => {
  const priced = (
    percents: number[],
    type: NonNullable<Parameters<typeof testProduct>[0]['type']> = 'sarees',
  ) =>
    percents.map((percent, index) =>
      testProduct({ id: `${type}-${index}`, type, originalPrice: 1000, price: 1000 - percent * 10 }),
    );
  const bestOf = (tx: Transaction, type: string) =>
    tx.value('select best_value_from from public.product_types where id = $1', [type]);

  it.each<[string, number[], number]>([
    ['nothing below 25 percent', [24, 20, 10], 101],
    ['one of a few', [60, 50, 25], 60],
    ['a tenth of many', [70, 60, 50, ...Array.from({ length: 17 }, () => 30)], 60],
    ['no more than a tenth where several are as good', [50, 50, 50, 30], 101],
  ])('is %s', async (_, percents, from) => {
    await rolledBack(db(), async (tx) => {
      await addProducts(tx.rows, priced(percents));
      expect(await bestOf(tx, 'sarees')).toBe(from);
    });
  });

  it('follows prices, and who is published', async () => {
    await rolledBack(db(), async (tx) => {
      const best = () => bestOf(tx, 'sarees');
      await addProducts(tx.rows, priced([60, 50]));
      await tx.rows(`update public.products set status = 'archived' where id = 'sarees-0'`);
      expect(await best()).toBe(50);
      await tx.rows(`update public.products set price = 300 where id = 'sarees-1'`);
      expect(await best()).toBe(70);
      await tx.rows(`delete from public.products where id = 'sarees-1'`);
      expect(await best()).toBe(101);
    });
  });

  it('weighs types with fewer than ten together, so that not every type has a best', async () => {
    await rolledBack(db(), async (tx) => {
      await addProducts(tx.rows, priced([50, 40, 30]));
      await addProducts(tx.rows, priced([60, 45], 'women-kurtas'));
      expect([await bestOf(tx, 'sarees'), await bestOf(tx, 'women-kurtas')]).toEqual([60, 60]);
      // One that has ten is weighed alone, and the others without it.
      await addProducts(tx.rows, priced([60, 45, 30, 30, 30, 30, 30, 30, 30, 30], 'women-kurtas').slice(2));
      expect([await bestOf(tx, 'sarees'), await bestOf(tx, 'women-kurtas')]).toEqual([50, 60]);
    });
  });

  it('keeps another category out', async () => {
    await rolledBack(db(), async (tx) => {
      await addProducts(tx.rows, priced([50]));
      await addProducts(
        tx.rows,
        priced([70], 'men-tees').map((piece) => ({ ...piece, category: 'men' as const })),
      );
      expect([await bestOf(tx, 'sarees'), await bestOf(tx, 'men-tees')]).toEqual([50, 70]);
    });
  });
});
