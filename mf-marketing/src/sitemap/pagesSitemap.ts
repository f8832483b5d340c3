import { linkTo, type LoaderFunctionArgs, platformOf } from '@shop/kernel/routing';

/** Every page of this remote that crawlers should know; links in mails are nobody's to find. */
export const listedPages = [
  linkTo('about'),
  linkTo('contact'),
  linkTo('track-order'),
  linkTo('size-guide'),
  linkTo('returns'),
  linkTo('shipping'),
  linkTo('help'),
  linkTo('privacy-policy'),
  linkTo('terms-of-service'),
  linkTo('refund-policy'),
  linkTo('bulk-orders'),
  linkTo('vendor-signup'),
  linkTo('affiliate-program'),
  linkTo('gift-cards'),
];

/** `/sitemap-pages.xml`. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl, links } = platformOf(context);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPages.flatMap((page) => {
      const path = links.resolve(page);
      return path === undefined ? [] : [`<url><loc>${siteUrl}${path}</loc></url>`];
    }),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
