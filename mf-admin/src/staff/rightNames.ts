import type { Right } from '../access/rights';

/** What each right lets somebody do, in the order of the dashboard. */
export const rightNames: readonly (readonly [Right, string])[] = [
  ['overview', 'See the figures'],
  ['catalogue', 'Change products, types and looks'],
  ['promotions', 'Change coupons and discounts'],
  ['orders_read', 'See orders and their invoices'],
  ['orders', 'Take orders from step to step'],
  ['returns', 'Decide returns, and pay back their worth'],
  ['refunds', 'Pay back any amount of an order'],
  ['customers', 'See customers, and block them'],
  ['support', 'Answer inquiries'],
  ['reviews', 'Approve photos, remove reviews'],
  ['finance', 'Pay affiliates, grant credit'],
  ['settings', 'Change settings, delivery and taxes'],
  ['staff', 'Invite staff, give and take roles'],
  ['releases', 'Release, try and roll back versions'],
  ['log', 'Read who did what'],
];
