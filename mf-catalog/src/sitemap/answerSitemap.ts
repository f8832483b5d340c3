import { type LoaderFunctionArgs, platformOf } from '@shop/kernel/routing';
import { fetchSitemapEntries } from './fetchSitemapEntries';
import { sitemapText } from './sitemapText';

/** `/sitemap-catalog.xml`: the answer of a route that has nothing to show. */
export async function answerSitemap({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<Response> {
  const { siteUrl, links, connect } = platformOf(context);
  const pages = await fetchSitemapEntries(await connect());
  const entries = pages.flatMap(({ page, ...entry }) => {
    const path = links.resolve(page);
    return path === undefined ? [] : [{ ...entry, path }];
  });
  return new Response(sitemapText(entries, siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
