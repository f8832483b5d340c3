/** What `remote.json` offers. Written by `npm run links:types`; do not edit. */
import '@shop/kernel/platform';

declare module '@shop/kernel/platform' {
  interface ShopLinks {
    'auth-callback': '/auth/callback';
    'confirm-email': '/confirm-email{?email}';
    coupons: '/coupons';
    credit: '/totadarzi-credit';
    insider: '/totadarzi-insider';
    login: '/login';
    order: '/orders/{number}';
    'order-invoice': '/orders/{number}/invoice';
    profile: '/profile{?tab}';
    register: '/register{?ref}';
    'reset-password': '/reset-password';
    'saved-addresses': '/saved-addresses';
    'saved-cards': '/saved-cards';
    'saved-vpa': '/saved-vpa';
  }
}
