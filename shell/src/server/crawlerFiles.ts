import { shop } from '@shop/kernel/domain';
import type { RemoteManifest } from '@shop/registry';

type Crawled = Pick<RemoteManifest, 'prefixes' | 'rendering' | 'sitemaps' | 'sitemapIndexes'>;

/** `/robots.txt`: what the browser renders is personal and has nothing for a crawler (adr 0004). */
export function robotsText(remotes: readonly Crawled[], siteUrl: string): string {
  const personal = remotes
    .filter(({ rendering }) => rendering === 'browser')
    .flatMap(({ prefixes }) => prefixes);
  return [
    'User-agent: *',
    ...personal.map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    ...remotes
      .flatMap(({ sitemapIndexes = [] }) => sitemapIndexes)
      .map((path) => `Sitemap: ${siteUrl}${path}`),
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

const day = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): where holes are reported. It asks to be read again after half a year. */
export function securityText(siteUrl: string, now: number): string {
  return [
    `Contact: mailto:${shop.contact.securityEmail}`,
    `Expires: ${new Date(now + 180 * day).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
