/** What `remote.json` offers. Written by `npm run links:types`; do not edit. */
import '@shop/kernel/platform';

declare module '@shop/kernel/platform' {
  interface ShopLinks {
    'auth-callback': '/auth/callback';
    coupons: '/coupons';
    credit: '/totadarzi-credit';
    insider: '/totadarzi-insider';
    login: '/login';
    order: '/orders/{number}';
    profile: '/profile{?tab}';
    register: '/register{?ref}';
    'reset-password': '/reset-password';
    'saved-addresses': '/saved-addresses';
    'saved-cards': '/saved-cards';
    'saved-vpa': '/saved-vpa';
  }
}
