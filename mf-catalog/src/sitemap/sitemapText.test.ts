import { sitemapIndexText, sitemapText } from './sitemapText';

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

it('names parts by full addresses, their queries escaped', () => {
  expect(sitemapIndexText(['/a.xml', '/a.xml?after=x&y=1'], 'https://shop.example')).toContain(
    '<sitemap><loc>https://shop.example/a.xml?after=x&amp;y=1</loc></sitemap>',
  );
});
