import { lazyPage, type RouteObject } from '@shop/kernel/routing';
import { loader as answerSitemap } from './sitemap/pagesSitemap';

/** Pages that tell about the shop. They are public, so the server renders them. */
export const routes: RouteObject[] = [
  {
    id: 'mf-marketing/about',
    path: '/about',
    ...lazyPage(() => import(/* webpackChunkName: "about" */ './about/AboutPage')),
  },
  {
    id: 'mf-marketing/contact',
    path: '/contact',
    ...lazyPage(() => import(/* webpackChunkName: "contact" */ './contact/ContactPage')),
  },
  {
    id: 'mf-marketing/track-order',
    path: '/track-order',
    ...lazyPage(() => import(/* webpackChunkName: "track-order" */ './track-order/TrackOrderPage')),
  },
  {
    id: 'mf-marketing/size-guide',
    path: '/size-guide',
    ...lazyPage(() => import(/* webpackChunkName: "size-guide" */ './size-guide/SizeGuidePage')),
  },
  {
    id: 'mf-marketing/returns',
    path: '/returns',
    ...lazyPage(() => import(/* webpackChunkName: "returns" */ './returns/ReturnsPage')),
  },
  {
    id: 'mf-marketing/shipping',
    path: '/shipping',
    ...lazyPage(() => import(/* webpackChunkName: "shipping" */ './shipping/ShippingPage')),
  },
  {
    id: 'mf-marketing/help',
    path: '/help',
    ...lazyPage(() => import(/* webpackChunkName: "help" */ './help/HelpPage')),
  },
  {
    id: 'mf-marketing/privacy-policy',
    path: '/privacy-policy',
    ...lazyPage(() => import(/* webpackChunkName: "privacy-policy" */ './privacy-policy/PrivacyPolicyPage')),
  },
  {
    id: 'mf-marketing/terms-of-service',
    path: '/terms-of-service',
    ...lazyPage(
      () => import(/* webpackChunkName: "terms-of-service" */ './terms-of-service/TermsOfServicePage'),
    ),
  },
  {
    id: 'mf-marketing/refund-policy',
    path: '/refund-policy',
    ...lazyPage(() => import(/* webpackChunkName: "refund-policy" */ './refund-policy/RefundPolicyPage')),
  },
  {
    id: 'mf-marketing/bulk-orders',
    path: '/bulk-orders',
    ...lazyPage(() => import(/* webpackChunkName: "bulk-orders" */ './bulk-orders/BulkOrdersPage')),
  },
  {
    id: 'mf-marketing/vendor-signup',
    path: '/vendor-signup',
    ...lazyPage(() => import(/* webpackChunkName: "vendor-signup" */ './vendor-signup/VendorSignupPage')),
  },
  {
    id: 'mf-marketing/affiliate-program',
    path: '/affiliate-program',
    ...lazyPage(
      () => import(/* webpackChunkName: "affiliate-program" */ './affiliate-program/AffiliateProgramPage'),
    ),
  },
  {
    id: 'mf-marketing/gift-cards',
    path: '/gift-cards',
    ...lazyPage(() => import(/* webpackChunkName: "gift-cards" */ './gift-cards/GiftCardsPage')),
  },
  {
    id: 'mf-marketing/newsletter-confirm',
    path: '/newsletter/confirm',
    ...lazyPage(
      () => import(/* webpackChunkName: "newsletter-confirm" */ './newsletter/ConfirmNewsletterPage'),
    ),
  },
  {
    id: 'mf-marketing/newsletter-unsubscribe',
    path: '/newsletter/unsubscribe',
    ...lazyPage(
      () => import(/* webpackChunkName: "newsletter-unsubscribe" */ './newsletter/UnsubscribeNewsletterPage'),
    ),
  },
  { id: 'mf-marketing/sitemap', path: '/sitemap-pages.xml', loader: answerSitemap },
];
