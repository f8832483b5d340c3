export interface SitemapEntry {
  path: string;
  /** ISO date or time of the last change, where it is known. */
  changed?: string | null;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A sitemap of the pages under `siteUrl`, in the format of sitemaps.org. */
export function sitemapText(entries: readonly SitemapEntry[], siteUrl: string): string {
  const lines = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/** An index of the sitemaps under `siteUrl`. */
export function sitemapIndexText(paths: readonly string[], siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}
