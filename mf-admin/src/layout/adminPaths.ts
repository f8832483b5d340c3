import { links } from '@shop/kernel/routing';

const below = (section: string, part: string) => `${links.adminPage(section)}/${encodeURIComponent(part)}`;

/** Addresses inside the dashboard. */
export const adminPaths = {
  product: (id: string) => below('products', id),
  newProduct: () => `${links.adminPage('products')}/new`,
  importProducts: () => `${links.adminPage('products')}/import`,
  lowStock: () => `${links.adminPage('products')}?stock=low`,
  order: (number: string) => below('orders', number),
  orders: (status: string) => `${links.adminPage('orders')}?status=${status}`,
  payouts: () => below('affiliates', 'payouts'),
  commissions: () => below('affiliates', 'commissions'),
  inquiries: () => links.adminPage('inquiries'),
} as const;
