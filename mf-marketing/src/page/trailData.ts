/** Breadcrumbs of a page for search engines: the shop, then the page. `siteUrl` is the shop's origin. */
export const trailData = (siteUrl: string, title: string, path: string | undefined) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: title, item: path && siteUrl + path },
  ],
});
