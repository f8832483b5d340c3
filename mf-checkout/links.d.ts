/** What `remote.json` offers. Written by `npm run links:types`; do not edit. */
import '@shop/kernel/platform';

declare module '@shop/kernel/platform' {
  interface ShopLinks {
    cart: '/cart{?coupon}';
    checkout: '/checkout';
    'draft-order': '/checkout/draft/{id}{?key}';
    'order-payment': '/checkout/payment/{number}';
    'order-placed': '/checkout/placed/{number}';
    wishlist: '/wishlist';
  }
}
