import { unwrap } from '@shop/kernel/data';
import { type LoaderFunctionArgs, platformOf } from '@shop/kernel/routing';
import { isSlug } from '../slug/isSlug';
import { fetchFirstPart, fetchPart, productsOfPart } from './fetchSitemapEntries';
import { sitemapIndexText, sitemapText } from './sitemapText';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const firstPart = '/sitemap-catalog.xml';

const xml = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

/**
 * `/sitemap-catalog.xml`: the answer of a route that has nothing to show. `?after=` a product's id are the products
 * after it: parts are told apart by their query because a sitemap speaks for the folder that it is in.
 */
export async function answerSitemap({ context, request }: Asked): Promise<Response> {
  const { siteUrl, links, connect } = platformOf(context);
  const after = new URL(request.url).searchParams.get('after');
  // Behind what can be no id no part begins; some of it the database would refuse.
  if (after && !isSlug(after)) return new Response('No such part', { status: 404 });
  const db = await connect();
  const pages = await (after === null ? fetchFirstPart(db) : fetchPart(db, after));
  const entries = pages.flatMap(({ page, ...entry }) => {
    const path = links.resolve(page);
    return path === undefined ? [] : [{ ...entry, path }];
  });
  return xml(sitemapText(entries, siteUrl));
}

/** `/sitemap-products.xml`: the index of all parts, however many products there are. */
export async function answerSitemapIndex({ context }: Pick<Asked, 'context'>): Promise<Response> {
  const { siteUrl, connect } = platformOf(context);
  const starts = await unwrap(
    (await connect()).rpc('list_sitemap_parts', { p_size: productsOfPart }, { get: true }),
  );
  const parts = starts.map((id) => `${firstPart}?${new URLSearchParams({ after: id }).toString()}`);
  return xml(sitemapIndexText([firstPart, ...parts], siteUrl));
}
