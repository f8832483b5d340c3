import type { Right } from '../access/rights';
import { adminPaths } from '../layout/adminPaths';
import type { Section } from '../layout/sections';

export interface Action {
  label: string;
  to: string;
  icon: Section['icon'];
  right: Right;
  /** What people look for who call it something else. */
  words?: string;
}

/** What the search offers to do. A section adds a line for each thing that is worth two keys. */
export const actions: readonly Action[] = [
  {
    ...{ label: 'New product', to: adminPaths.newProduct(), icon: 'plus', right: 'catalogue' },
    words: 'add create',
  },
  {
    ...{ label: 'Import products', to: adminPaths.importProducts(), icon: 'plus', right: 'catalogue' },
    words: 'csv price list upload',
  },
  {
    ...{ label: 'New coupon', to: adminPaths.newCoupon(), icon: 'plus', right: 'promotions' },
    words: 'add create code discount',
  },
  {
    ...{ label: 'New promotion', to: adminPaths.newPromotion(), icon: 'plus', right: 'promotions' },
    words: 'add create automatic discount buy get',
  },
  {
    ...{ label: 'Products that run low', to: adminPaths.lowStock(), icon: 'alert', right: 'catalogue' },
    words: 'stock alerts',
  },
  {
    ...{ label: 'Orders to confirm', to: adminPaths.orders('placed'), icon: 'package', right: 'orders_read' },
    words: 'placed new',
  },
  {
    ...{ label: 'Orders to ship', to: adminPaths.orders('packed'), icon: 'package', right: 'orders_read' },
    words: 'packed parcels',
  },
  {
    ...{ label: 'New phone order', to: adminPaths.newDraft(), icon: 'plus', right: 'orders' },
    words: 'draft call customer create',
  },
  {
    ...{ label: 'Export orders', to: adminPaths.exportOrders(), icon: 'package', right: 'orders_read' },
    words: 'csv file download list accountant',
  },
  {
    ...{ label: 'Open returns', to: adminPaths.orders('returns'), icon: 'return', right: 'orders_read' },
    words: 'refunds',
  },
  {
    ...{ label: 'Payouts to pay', to: adminPaths.payouts(), icon: 'wallet', right: 'finance' },
    words: 'affiliates money',
  },
];
