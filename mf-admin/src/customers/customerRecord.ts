import type { Answer } from '@shop/kernel/data';
import { adminPaths } from '../layout/adminPaths';

export type CustomerRecord = Answer<'get_customer'>;
export type CustomerEntries = Answer<'list_customer_entries'>;
export type CustomerEntry = CustomerEntries['rows'][number];

/** The lists of a customer's page with what their columns are called; `reference` where the title is no link itself. */
export const customerParts = [
  { value: 'orders', label: 'Orders', title: 'Order', empty: 'No orders' },
  { value: 'returns', label: 'Returns', title: 'Order', empty: 'No returns' },
  { value: 'credit', label: 'Store credit', title: 'Booking', empty: 'No store credit so far' },
  { value: 'coupons', label: 'Coupons', title: 'Coupon', empty: 'No coupons used' },
  { value: 'inquiries', label: 'Inquiries', title: 'Reference', empty: 'Nothing written to us' },
  { value: 'reviews', label: 'Reviews', title: 'Product', empty: 'No reviews' },
  { value: 'notes', label: 'Notes', title: 'By', empty: 'No notes' },
] as const;

export type CustomerPart = (typeof customerParts)[number];

/** The list that an address asks for; the first that a role may see where it names none. */
export const partOf = (asked: string | null, counts?: CustomerRecord['counts']): CustomerPart =>
  customerParts.find(({ value }) => value === asked) ??
  customerParts.find(({ value }) => counts?.[value] !== undefined) ??
  customerParts[6];

/** Where a row leads. */
export const pathOf = (part: CustomerPart, { reference, title }: CustomerEntry): string | undefined => {
  if (!reference) return undefined;
  if (part.value === 'inquiries') return adminPaths.inquiry(reference, title);
  return part.value === 'reviews' ? adminPaths.product(reference) : adminPaths.order(reference);
};
