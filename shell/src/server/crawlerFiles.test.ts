import { robotsText, securityText, sitemapIndex } from './crawlerFiles';

const remotes = [
  { prefixes: ['/', '/product'], rendering: 'server', sitemaps: ['/sitemap-catalog.xml'] },
  { prefixes: ['/cart', '/checkout'], rendering: 'browser' },
  { prefixes: ['/about'], rendering: 'server', sitemaps: ['/sitemap-pages.xml'] },
] as const;
const site = 'https://shop.example';
const crawled = remotes.map((remote) => ({
  ...remote,
  prefixes: [...remote.prefixes],
  sitemaps: 'sitemaps' in remote ? [...remote.sitemaps] : undefined,
}));

test('crawlers are kept from personal pages alone and told where the sitemap is', () => {
  const text = robotsText(crawled, site);
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /cart', 'Disallow: /checkout']);
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
});

test('indexes of remotes stand beside the shop’s, for no index may name another', () => {
  const [catalogue, ...others] = crawled;
  const grown = [{ ...catalogue!, sitemapIndexes: ['/sitemap-products.xml'] }, ...others];
  expect(robotsText(grown, site).match(/^Sitemap: .*$/gm)).toEqual([
    'Sitemap: https://shop.example/sitemap.xml',
    'Sitemap: https://shop.example/sitemap-products.xml',
  ]);
  expect(sitemapIndex(grown, site)).not.toContain('sitemap-products');
});

test('the sitemap index names each remote’s own with its full address', () => {
  expect(sitemapIndex(crawled, site).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://shop.example/sitemap-catalog.xml</loc>',
    '<loc>https://shop.example/sitemap-pages.xml</loc>',
  ]);
});

test('security.txt names where to write and expires within a year, as RFC 9116 asks', () => {
  const now = Date.UTC(2026, 0, 1);
  const lines = securityText(site, now).split('\n');
  expect(lines).toContain('Contact: mailto:security@totadarzi.example');
  expect(lines).toContain('Canonical: https://shop.example/.well-known/security.txt');
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  expect(expires).toBeGreaterThan(now);
  expect(expires).toBeLessThan(now + 365 * 24 * 60 * 60 * 1000);
});
