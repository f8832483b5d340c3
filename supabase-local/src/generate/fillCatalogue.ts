import { generateProducts } from '@shop/sample-catalogue/generate';
import type { Database } from '../db/database';

/** How many products one run may ask for; more are nothing that this shop was measured with. */
export const mostProducts = 5_000_000;

export const isProductCount = (wanted: number): boolean =>
  Number.isInteger(wanted) && wanted >= 1 && wanted <= mostProducts;

/**
 * Brings the shop to so many generated products, and its planner to know of them. Calls `tell` with how many there are.
 * Throws what the database throws; another run goes on from there.
 */
export async function fillCatalogue(
  db: Database,
  wanted: number,
  tell: (done: number) => void,
): Promise<void> {
  await generateProducts(
    (work) => db.transaction((tx) => work((sql, params) => tx.query(sql, params))),
    wanted,
    tell,
  );
  await db.query('analyze public.products, public.product_variants, public.product_attributes');
  await db.query(
    'analyze private.listing_entries, private.listing_bits, private.listing_counts, private.listing_values',
  );
}
