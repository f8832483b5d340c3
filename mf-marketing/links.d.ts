/** What `remote.json` offers. Written by `npm run links:types`; do not edit. */
import '@shop/kernel/platform';

declare module '@shop/kernel/platform' {
  interface ShopLinks {
    about: '/about';
    'affiliate-program': '/affiliate-program';
    'bulk-orders': '/bulk-orders';
    contact: '/contact';
    'gift-cards': '/gift-cards';
    help: '/help';
    'newsletter-confirm': '/newsletter/confirm{?token}';
    'newsletter-unsubscribe': '/newsletter/unsubscribe{?token}';
    'privacy-policy': '/privacy-policy';
    'refund-policy': '/refund-policy';
    returns: '/returns{#part}';
    shipping: '/shipping';
    'size-guide': '/size-guide';
    'terms-of-service': '/terms-of-service';
    'track-order': '/track-order';
    'vendor-signup': '/vendor-signup';
  }
}
