import { onOneEngine, rolledBack } from '@shop/test-databases';
import { createVariant } from './shopFixtures';

onOneEngine('products', (db) => {
  it('note when what their page shows has changed, and only then', async () => {
    await rolledBack(db(), async (tx) => {
      const [id = ''] = (await createVariant(tx.rows)).split(':');
      const changedAfter = async (change: string) => {
        await tx.rows(`alter table public.products disable trigger touch_product`);
        await tx.rows(`update public.products set page_changed_at = '2020-01-01' where id = $1`, [id]);
        await tx.rows(`alter table public.products enable trigger touch_product`);
        await tx.rows(`update public.products set ${change} where id = $1`, [id]);
        return tx.value(`select page_changed_at > '2020-01-02' from public.products where id = $1`, [id]);
      };
      expect(await changedAfter('price = price, name = name')).toBe(false);
      expect(await changedAfter('position = position + 1')).toBe(false);
      expect(await changedAfter('price = price - 1')).toBe(true);
      expect(await changedAfter('earlier_ratings = array[0, 0, 0, 3, 0]')).toBe(true);
    });
  });
});
