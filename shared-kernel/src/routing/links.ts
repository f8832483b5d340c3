import { shop } from '../domain/shop';

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const present = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  const search = new URLSearchParams(present.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};

/** Paths of every page, so that teams link to each other without spelling addresses. */
export const links = {
  home: () => '/',
  category: (id?: string, query: { max?: number; sort?: string } = {}) =>
    withQuery(id ? `/category/${encodeURIComponent(id)}` : '/category', query),
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  newArrivals: () => '/new-arrivals',
  search: (q?: string) => withQuery('/search', { q }),
  compare: () => '/compare',
  /** With a coupon's code, the bag tries it at once. */
  cart: (query: { coupon?: string } = {}) => withQuery('/cart', query),
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  /** Where an online payment of an order is waited for, retried or given up. */
  orderPayment: (number: string) => `/checkout/payment/${encodeURIComponent(number)}`,
  orderPlaced: (number: string) => `/checkout/placed/${encodeURIComponent(number)}`,
  profile: (tab?: 'orders' | 'affiliate') => withQuery('/profile', { tab }),
  order: (number: string) => `/orders/${encodeURIComponent(number)}`,
  login: () => '/login',
  register: () => '/register',
  authCallback: () => '/auth/callback',
  resetPassword: () => '/reset-password',
  insider: () => `/${shop.slug}-insider`,
  credit: () => `/${shop.slug}-credit`,
  coupons: () => '/coupons',
  savedCards: () => '/saved-cards',
  savedVpa: () => '/saved-vpa',
  savedAddresses: () => '/saved-addresses',
  giftCards: () => '/gift-cards',
  about: () => '/about',
  contact: () => '/contact',
  trackOrder: () => '/track-order',
  sizeGuide: () => '/size-guide',
  returns: () => '/returns',
  shipping: () => '/shipping',
  help: () => '/help',
  privacyPolicy: () => '/privacy-policy',
  termsOfService: () => '/terms-of-service',
  refundPolicy: () => '/refund-policy',
  bulkOrders: () => '/bulk-orders',
  vendorSignup: () => '/vendor-signup',
  affiliateProgram: () => '/affiliate-program',
  adminPage: (section?: string) => (section ? `/admin/${encodeURIComponent(section)}` : '/admin'),
} as const;
