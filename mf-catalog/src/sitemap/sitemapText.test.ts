import { sitemapText } from './sitemapText';

it('spells full addresses, days of change, and XML', () => {
  const text = sitemapText(
    [{ path: '/' }, { path: '/product/a?b=1&c="<', changed: '2026-10-03T08:00:00Z' }],
    'https://shop.example',
  );
  expect(text).toContain('<url><loc>https://shop.example/</loc></url>');
  expect(text).toContain(
    '<url><loc>https://shop.example/product/a?b=1&amp;c=&quot;&lt;</loc><lastmod>2026-10-03</lastmod></url>',
  );
});
