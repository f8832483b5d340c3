import { type Database, unwrap } from '@shop/kernel/data';
import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

/** A page for crawlers; `changed` is an ISO date or time, where it is known. */
export interface ListedPage {
  page: LinkRef;
  changed?: string | null;
}

/** As many rows as the service gives at once. */
const batch = 1000;
/** As many addresses as a sitemap may hold (sitemaps.org). */
const mostProducts = 49_000;

/** The pages of the catalogue, its categories and every published product. Throws `DataError`. */
export async function fetchSitemapEntries(db: Database): Promise<ListedPage[]> {
  const categories = await unwrap(db.from('categories').select('id').order('position'));
  return [
    { page: linkTo('home') },
    { page: linkTo('new-arrivals') },
    { page: linkTo('category', { id: 'all' }) },
    ...categories.map(({ id }) => ({ page: linkTo('category', { id }) })),
    ...(await fetchProductEntries(db)),
  ];
}

async function fetchProductEntries(db: Database): Promise<ListedPage[]> {
  const entries: ListedPage[] = [];
  for (let from = 0; from < mostProducts; from += batch) {
    const rows = await unwrap(
      db
        .from('products')
        .select('id,page_changed_at')
        .order('id')
        .range(from, from + batch - 1),
    );
    entries.push(
      ...rows.map(({ id, page_changed_at }) => ({
        page: linkTo('product', { id }),
        changed: page_changed_at,
      })),
    );
    if (rows.length < batch) break;
  }
  return entries;
}
