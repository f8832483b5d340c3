import { shop } from '@shop/kernel/domain';

const segment = encodeURIComponent;
const query = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;

/**
 * Paths of the pages that mails and payments lead to. Whoever writes a mail has no registry at hand, and it is read
 * when another may be live, so these are spelled here; a test holds them to what the remotes offer (adr 0028).
 */
export const shopPaths = {
  confirmEmail: (email: string) => `/confirm-email${query({ email })}`,
  affiliate: () => `/profile${query({ tab: 'affiliate' })}`,
  savedCards: () => '/saved-cards',
  credit: () => `/${shop.slug}-credit`,
  order: (number: string) => `/orders/${segment(number)}`,
  orderByLink: (number: string, key = '') => `/orders/${segment(number)}/link${query({ key })}`,
  draftOrder: (id: string, key = '') => `/checkout/draft/${segment(id)}${query({ key })}`,
  orderPlaced: (number: string) => `/checkout/placed/${segment(number)}`,
  orderPayment: (number: string) => `/checkout/payment/${segment(number)}`,
  product: (id: string) => `/product/${segment(id)}`,
  alertConfirm: (token: string) => `/alerts/confirm${query({ token })}`,
  alertStop: (token: string) => `/alerts/stop${query({ token })}`,
  newArrivals: () => '/new-arrivals',
  giftCards: () => '/gift-cards',
  help: () => '/help',
  bulkOrders: () => '/bulk-orders',
  vendorSignup: () => '/vendor-signup',
  mailCheck: (token: string) => `/mail-check${query({ token })}`,
  stopMails: (token: string) => `/stop-mails${query({ token })}`,
  admin: () => '/admin',
  joinStaff: (token: string) => `/join-staff${query({ token })}`,
  newsletterConfirm: (token: string) => `/newsletter/confirm${query({ token })}`,
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe${query({ token })}`,
} as const;
