import type { RemoteManifest } from '@shop/kernel/platform';

type Crawled = Pick<RemoteManifest, 'prefixes' | 'rendering' | 'sitemaps'>;

/** `/robots.txt`: what the browser renders is personal and has nothing for a crawler (design §3). */
export function robotsText(remotes: readonly Crawled[], siteUrl: string): string {
  const personal = remotes
    .filter(({ rendering }) => rendering === 'browser')
    .flatMap(({ prefixes }) => prefixes);
  return [
    'User-agent: *',
    ...personal.map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `/sitemap.xml`: the index of what each remote lists of its own pages. */
export function sitemapIndex(remotes: readonly Crawled[], siteUrl: string): string {
  const entries = remotes
    .flatMap(({ sitemaps = [] }) => sitemaps)
    .map((path) => `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</sitemapindex>',
    '',
  ].join('\n');
}
