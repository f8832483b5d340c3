import { onEveryEngine, rolledBack } from '@shop/test-databases';
import { addProducts, testProduct } from './listingFixtures';

onEveryEngine('best value', (db) => {
  const priced = (percents: number[]) =>
    percents.map((percent, index) =>
      testProduct({ id: `piece-${index}`, type: 'sarees', originalPrice: 1000, price: 1000 - percent * 10 }),
    );

  it.each<[string, number[], number]>([
    ['nothing below 25 percent', [24, 20, 10], 101],
    ['one of a few', [60, 50, 25], 60],
    ['a tenth of many', [70, 60, 50, ...Array.from({ length: 17 }, () => 30)], 60],
    ['no more than a tenth where several are as good', [50, 50, 50, 30], 101],
  ])('is %s', async (_, percents, from) => {
    await rolledBack(db(), async (tx) => {
      await addProducts(tx.rows, priced(percents));
      const best = `select best_value_from from public.product_types where id = 'sarees'`;
      expect(await tx.value(best)).toBe(from);
    });
  });

  it('follows prices, and who is published', async () => {
    await rolledBack(db(), async (tx) => {
      const best = () => tx.value(`select best_value_from from public.product_types where id = 'sarees'`);
      await addProducts(tx.rows, priced([60, 50]));
      await tx.rows(`update public.products set status = 'archived' where id = 'piece-0'`);
      expect(await best()).toBe(50);
      await tx.rows(`update public.products set price = 300 where id = 'piece-1'`);
      expect(await best()).toBe(70);
      await tx.rows(`delete from public.products where id = 'piece-1'`);
      expect(await best()).toBe(101);
    });
  });
});
