import { type Database, unwrap } from '@shop/kernel/data';
import { links } from '@shop/kernel/routing';
import type { SitemapEntry } from './sitemapText';

/** As many rows as the service gives at once. */
const batch = 1000;
/** As many addresses as a sitemap may hold (sitemaps.org). */
const mostProducts = 49_000;

/** The pages of the catalogue, its categories and every published product. Throws `DataError`. */
export async function fetchSitemapEntries(db: Database): Promise<SitemapEntry[]> {
  const categories = await unwrap(db.from('categories').select('id').order('position'));
  return [
    { path: links.home() },
    { path: links.newArrivals() },
    { path: links.category('all') },
    ...categories.map(({ id }) => ({ path: links.category(id) })),
    ...(await fetchProductEntries(db)),
  ];
}

async function fetchProductEntries(db: Database): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let from = 0; from < mostProducts; from += batch) {
    const rows = await unwrap(
      db
        .from('products')
        .select('id,page_changed_at')
        .order('id')
        .range(from, from + batch - 1),
    );
    entries.push(
      ...rows.map(({ id, page_changed_at }) => ({ path: links.product(id), changed: page_changed_at })),
    );
    if (rows.length < batch) break;
  }
  return entries;
}
