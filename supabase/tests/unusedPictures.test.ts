import { onOneEngine, rolledBack } from '@shop/test-databases';
import { createVariant } from './shopFixtures';

onOneEngine('pictures that nothing shows any more', (db) => {
  it('are found among those of thousands of products without reading them all for each picture', async () => {
    await rolledBack(db(), async (tx) => {
      await createVariant(tx.rows);
      await tx.rows(
        `insert into public.products (id, name, price, original_price, category_id, brand, sku, images)
         select 'piece-' || n, 'Piece', 500, 500, 'test', 'Test House', 'P-' || n, jsonb_build_array(
           jsonb_build_object('path', 'uploads/' || n || '/front'), jsonb_build_object('path', 'uploads/' || n || '/back')
         ) from generate_series(1, 8000) as n`,
      );
      await tx.rows(
        `insert into storage.objects (bucket_id, name, created_at)
         select 'product-images', 'uploads/' || n || '/' || side || '-320.webp', now() - interval '2 days'
         from generate_series(1, 8001) as n, unnest(array['front', 'back']) as side`,
      );
      await tx.rows('delete from private.chores');
      // Read for each picture, it takes minutes.
      await tx.rows(`set local statement_timeout = '10s'`);
      expect(await tx.rows('select name from public.take_unused_pictures(10)')).toEqual([
        { name: 'uploads/8001/back-320.webp' },
        { name: 'uploads/8001/front-320.webp' },
      ]);
    });
  });
});
