import { onOneEngine, request } from '@shop/test-databases';
import { addProducts, type Listing, testProduct } from './listingFixtures';
import { pausedUntilAwaited } from './pausedUntilAwaited';

/** What is under way at once, each on a connection of its own; the embedded engine takes it in turn. */
onOneEngine('lists, while a product changes in two places at once', (db) => {
  const run = async (sql: string, params?: unknown[]) => (await db().query(sql, params)).rows;
  const sellOut = (variant: string) =>
    run('update public.product_variants set stock = 0 where id = $1', [variant]);

  it.each([
    { what: 'two-sizes', meanwhile: (id: string) => sellOut(`${id}:l`), left: [] },
    {
      what: 'size-and-price',
      meanwhile: (id: string) => run('update public.products set price = 2400 where id = $1', [id]),
      left: ['L'],
    },
  ])('forget neither change ($what)', async ({ what, meanwhile, left }) => {
    const sizes = { M: 1, L: 1 };
    await addProducts(run, [
      testProduct({ id: what, brand: what, type: 'women-kurtas', sizes, originalPrice: 2600 }),
    ]);
    await pausedUntilAwaited(
      db(),
      'private.listing_entries',
      () => sellOut(`${what}:m`),
      () => meanwhile(what),
    );
    const [row] = await request(
      db(),
      'anon',
      `select public.list_products('women', null, null, $1::text::jsonb, null, 'featured', 1, false) as list`,
      [JSON.stringify({ brand: [what], size: ['M', 'L'] })],
    );
    // What nothing is found under is no choice.
    const list = row?.list as Listing | undefined;
    expect(list?.choice).toEqual({ brand: [what], ...(left.length > 0 && { size: left }) });
  });
});
