import { links, type LoaderFunctionArgs, platformOf } from '@shop/kernel/routing';

/** Every page of this remote that crawlers should know; links in mails are nobody's to find. */
export const listedPages = [
  links.about(),
  links.contact(),
  links.trackOrder(),
  links.sizeGuide(),
  links.returns(),
  links.shipping(),
  links.help(),
  links.privacyPolicy(),
  links.termsOfService(),
  links.refundPolicy(),
  links.bulkOrders(),
  links.vendorSignup(),
  links.affiliateProgram(),
  links.giftCards(),
];

/** `/sitemap-pages.xml`. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl } = platformOf(context);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPages.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
