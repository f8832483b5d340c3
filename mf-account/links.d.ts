/** What `remote.json` offers. Written by `npm run links:types`; do not edit. */
import '@shop/kernel/platform';

declare module '@shop/kernel/platform' {
  interface ShopLinks {
    'account-privacy': '/profile/privacy';
    'alert-confirm': '/alerts/confirm{?token}';
    'alert-stop': '/alerts/stop{?token}';
    alerts: '/alerts';
    'auth-callback': '/auth/callback';
    'confirm-email': '/confirm-email{?email}';
    coupons: '/coupons';
    credit: '/totadarzi-credit';
    insider: '/totadarzi-insider';
    'join-staff': '/join-staff{?token}';
    login: '/login';
    'mail-check': '/mail-check{?token}';
    order: '/orders/{number}';
    'order-by-link': '/orders/{number}/link{?key}';
    'order-invoice': '/orders/{number}/invoice';
    profile: '/profile{?tab}';
    register: '/register{?ref}';
    'reset-password': '/reset-password';
    'saved-addresses': '/saved-addresses';
    'saved-cards': '/saved-cards';
    'saved-vpa': '/saved-vpa';
    'stop-mails': '/stop-mails{?token}';
  }
}
