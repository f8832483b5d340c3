import { type Database, unwrap } from '@shop/kernel/data';
import { isSlug } from '../slug/isSlug';

/** What filters and sorts need of a product, and no more: a whole category of them is a few KB. */
export interface ListingEntry {
  id: string;
  /** Rupees. */
  price: number;
  originalPrice: number;
  brand: string;
  rating: number;
  publishedAt: string;
  variants: { label: string; stock: number }[];
}

const columns = 'id,price,original_price,brand,rating,published_at,product_variants(label,stock)';

const selectEntries = (db: Database) => db.from('products').select(columns);
type EntryRow = NonNullable<Awaited<ReturnType<typeof selectEntries>>['data']>[number];

const toEntry = ({ original_price, published_at, product_variants, ...entry }: EntryRow): ListingEntry => ({
  ...entry,
  rating: Number(entry.rating),
  originalPrice: original_price,
  publishedAt: published_at,
  variants: product_variants,
});

/**
 * All entries of a category in featured order; '' or `all` for the whole shop, none for a name that can be no
 * category. Throws `DataError`.
 */
export async function fetchListingEntries(db: Database, category: string): Promise<ListingEntry[]> {
  if (category && !isSlug(category)) return [];
  let request = selectEntries(db)
    .order('position')
    .order('position', { referencedTable: 'product_variants' });
  if (category && category !== 'all') request = request.eq('category_id', category);
  const rows = await unwrap(request);
  return rows.map(toEntry);
}

/** The entries of the given ids, in the order of these. Throws `DataError`. */
export async function fetchEntriesOf(db: Database, ids: readonly string[]): Promise<ListingEntry[]> {
  if (ids.length === 0) return [];
  const rows = await unwrap(
    selectEntries(db)
      .in('id', [...ids])
      .order('position', { referencedTable: 'product_variants' }),
  );
  return rows.map(toEntry).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
