import { openClient } from '../openClient';
import type { ReachedShop } from './ReachedShop';

/** What a shop has to be asked for. */
export interface Catalogue {
  categories: string[];
  products: string[];
  /** Sizes of which there is enough, cheap enough for cash. */
  variants: string[];
}

/** Rupees for which an order may still be paid in cash. */
const cashLimit = 2_000;
const most = 200;

/** Reads it as a visitor. Rejects when nothing is on sale. */
export async function readCatalogue({ url, publishableKey }: ReachedShop): Promise<Catalogue> {
  const db = openClient(url, publishableKey);
  const categories = await db.from('categories').select('id').order('position').limit(most);
  const products = await db.from('products').select('id').order('position').limit(most);
  const variants = await db
    .from('product_variants')
    .select('id, products!inner(price)')
    .gt('stock', 5)
    .lt('products.price', cashLimit)
    .order('id')
    .limit(most);
  for (const { error } of [categories, products, variants]) if (error) throw error;
  const ids = (rows: { id: string }[] | null) => (rows ?? []).map(({ id }) => id);
  const catalogue = {
    categories: ids(categories.data),
    products: ids(products.data),
    variants: ids(variants.data),
  };
  if (catalogue.products.length === 0) throw new Error(`Nothing is on sale at ${url}.`);
  return catalogue;
}
