import { lazyPage, linkTo, platformOf, redirectTo, type RouteObject } from '@shop/kernel/routing';
import { keepOnTabChange } from './profile/keepOnTabChange';

/** The pages of this remote. They belong to one shopper, so the server sends the frame alone for them. */
export const routes: RouteObject[] = [
  {
    id: 'mf-account/profile',
    path: '/profile',
    ...lazyPage(() => import(/* webpackChunkName: "profile" */ './profile/ProfilePage'), {
      shouldRevalidate: keepOnTabChange,
    }),
  },
  {
    id: 'mf-account/privacy',
    path: '/profile/privacy',
    ...lazyPage(() => import(/* webpackChunkName: "privacy" */ './privacy/PrivacyPage')),
  },
  {
    // Whoever cuts an order's address short looks for the list.
    id: 'mf-account/orders',
    path: '/orders',
    loader: ({ context }) => redirectTo(platformOf(context), linkTo('profile', { tab: 'orders' })),
  },
  {
    id: 'mf-account/order',
    path: '/orders/:number',
    ...lazyPage(() => import(/* webpackChunkName: "order" */ './order/OrderPage')),
  },
  {
    id: 'mf-account/order-invoice',
    path: '/orders/:number/invoice',
    ...lazyPage(() => import(/* webpackChunkName: "order-invoice" */ './order-invoice/InvoicePage')),
  },
  {
    id: 'mf-account/order-by-link',
    path: '/orders/:number/link',
    ...lazyPage(() => import(/* webpackChunkName: "order-by-link" */ './order-by-link/LinkedOrderPage')),
  },
  {
    id: 'mf-account/auth-callback',
    path: '/auth/callback',
    ...lazyPage(() => import(/* webpackChunkName: "auth-callback" */ './auth-callback/AuthCallbackPage')),
  },
  {
    id: 'mf-account/confirm-email',
    path: '/confirm-email',
    ...lazyPage(() => import(/* webpackChunkName: "confirm-email" */ './confirm-email/ConfirmEmailPage')),
  },
  {
    id: 'mf-account/reset-password',
    path: '/reset-password',
    ...lazyPage(() => import(/* webpackChunkName: "reset-password" */ './reset-password/ResetPasswordPage')),
  },
  {
    id: 'mf-account/login',
    path: '/login',
    ...lazyPage(() => import(/* webpackChunkName: "login" */ './sign-in-pages/LoginPage')),
  },
  {
    id: 'mf-account/register',
    path: '/register',
    ...lazyPage(() => import(/* webpackChunkName: "register" */ './sign-in-pages/RegisterPage')),
  },
  {
    id: 'mf-account/insider',
    path: '/totadarzi-insider',
    ...lazyPage(() => import(/* webpackChunkName: "insider" */ './insider/InsiderPage')),
  },
  {
    id: 'mf-account/credit',
    path: '/totadarzi-credit',
    ...lazyPage(() => import(/* webpackChunkName: "credit" */ './credit/CreditPage')),
  },
  {
    id: 'mf-account/coupons',
    path: '/coupons',
    ...lazyPage(() => import(/* webpackChunkName: "coupons" */ './coupons/CouponsPage')),
  },
  {
    id: 'mf-account/saved-cards',
    path: '/saved-cards',
    ...lazyPage(() => import(/* webpackChunkName: "saved-cards" */ './saved-cards/SavedCardsPage')),
  },
  {
    id: 'mf-account/saved-vpa',
    path: '/saved-vpa',
    ...lazyPage(() => import(/* webpackChunkName: "saved-vpa" */ './saved-vpa/SavedVpaPage')),
  },
  {
    id: 'mf-account/saved-addresses',
    path: '/saved-addresses',
    ...lazyPage(
      () => import(/* webpackChunkName: "saved-addresses" */ './saved-addresses/SavedAddressesPage'),
    ),
  },
  {
    id: 'mf-account/alerts',
    path: '/alerts',
    ...lazyPage(() => import(/* webpackChunkName: "alerts" */ './alerts/AlertsPage')),
  },
  {
    id: 'mf-account/alert-confirm',
    path: '/alerts/confirm',
    ...lazyPage(() => import(/* webpackChunkName: "alert-confirm" */ './alerts/ConfirmAlertPage')),
  },
  {
    id: 'mf-account/alert-stop',
    path: '/alerts/stop',
    ...lazyPage(() => import(/* webpackChunkName: "alert-stop" */ './alerts/StopAlertPage')),
  },
  {
    id: 'mf-account/stop-mails',
    path: '/stop-mails',
    ...lazyPage(() => import(/* webpackChunkName: "stop-mails" */ './stop-mails/StopMailsPage')),
  },
  {
    id: 'mf-account/mail-check',
    path: '/mail-check',
    ...lazyPage(() => import(/* webpackChunkName: "mail-check" */ './mail-standing/MailCheckPage')),
  },
  {
    id: 'mf-account/join-staff',
    path: '/join-staff',
    ...lazyPage(() => import(/* webpackChunkName: "join-staff" */ './join-staff/JoinStaffPage')),
  },
];
