import { type Database, unwrap } from '@shop/kernel/data';
import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

/** A page for crawlers; `changed` is an ISO date or time, where it is known. */
export interface ListedPage {
  page: LinkRef;
  changed?: string | null;
}

/** As many products as a part names: with the other pages of the first not more than a sitemap may hold (sitemaps.org). */
export const productsOfPart = 49_000;

/** The pages of the catalogue, its categories and the first part of the published products. Throws `DataError`. */
export async function fetchFirstPart(db: Database, size = productsOfPart): Promise<ListedPage[]> {
  const [categories, collections] = await Promise.all([
    unwrap(db.from('categories').select('id').order('position')),
    unwrap(db.from('collections').select('slug,updated_at').order('slug').limit(500)),
  ]);
  return [
    { page: linkTo('home') },
    { page: linkTo('new-arrivals') },
    { page: linkTo('category', { id: 'all' }) },
    ...categories.map(({ id }) => ({ page: linkTo('category', { id }) })),
    ...collections.map(({ slug, updated_at: changed }) => ({
      page: linkTo('collection', { id: slug }),
      changed,
    })),
    ...(await fetchPart(db, '', size)),
  ];
}

/** The part of the published products that begins after this id. Throws `DataError`. */
export async function fetchPart(db: Database, after: string, size = productsOfPart): Promise<ListedPage[]> {
  const rows = await unwrap(db.rpc('list_sitemap', { p_after: after, p_limit: size }, { get: true }));
  return rows.map(({ id, changed }) => ({ page: linkTo('product', { id }), changed }));
}
