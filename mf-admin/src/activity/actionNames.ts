import { lookUp, orderStatusNames } from '@shop/kernel/domain';
import { stateText } from '../states/stateText';

/** First halves of the actions in the log: what the staff calls all of them, and one. */
export const kinds = [
  { value: 'product', label: 'Products', one: 'Product' },
  { value: 'stock', label: 'Stock', one: 'Stock' },
  { value: 'products', label: 'Bulk edits', one: 'Products' },
  { value: 'collection', label: 'Collections', one: 'Collection' },
  { value: 'look', label: 'Looks', one: 'Look' },
  { value: 'category', label: 'Categories', one: 'Category' },
  { value: 'type', label: 'Types', one: 'Type' },
  { value: 'attribute', label: 'Attributes', one: 'Attribute' },
  { value: 'synonyms', label: 'Synonyms', one: 'Synonyms' },
  { value: 'review', label: 'Reviews', one: 'Review' },
  { value: 'order', label: 'Orders', one: 'Order' },
  { value: 'draft', label: 'Phone orders', one: 'Phone order' },
  { value: 'return', label: 'Returns', one: 'Return' },
  { value: 'refund', label: 'Large refunds', one: 'Refund' },
  { value: 'cash', label: 'Cash', one: 'Cash' },
  { value: 'cash-desk', label: 'Remittances', one: 'Remittance' },
  { value: 'user', label: 'Users', one: 'Account' },
  { value: 'staff', label: 'Staff', one: 'Colleague' },
  { value: 'customer', label: 'Notes and tags', one: 'Customer' },
  { value: 'credit', label: 'Store credit', one: 'Store credit' },
  { value: 'coupon', label: 'Coupons', one: 'Coupon' },
  { value: 'promotion', label: 'Promotions', one: 'Promotion' },
  { value: 'commission', label: 'Commissions', one: 'Commission' },
  { value: 'affiliates', label: 'Commission tiers', one: 'Commissions' },
  { value: 'payout', label: 'Payouts', one: 'Payout' },
  { value: 'inquiry', label: 'Inquiries', one: 'Inquiry' },
  { value: 'grievance', label: 'Complaints', one: 'Complaint' },
  { value: 'mail', label: 'Mails', one: 'Mail' },
  { value: 'settings', label: 'Settings', one: 'Settings' },
  { value: 'money', label: 'Limits of money', one: 'Limits of money' },
  { value: 'delivery', label: 'Delivery', one: 'Delivery' },
  { value: 'tax', label: 'Taxes', one: 'Tax' },
  { value: 'seller', label: 'The seller on invoices', one: 'The seller on invoices' },
  { value: 'going-live', label: 'Going live', one: 'Statement' },
] as const;

/** Actions that are not told by what they were about and the word for what was done. */
const names: Readonly<Record<string, string>> = {
  'affiliates/tiers': 'Commissions of orders to come changed',
  'cash-desk/remittance': 'Remittance entered',
  'customer/note-added': 'Note on a customer written',
  'customer/note-deleted': 'Note on a customer deleted',
  'delivery/area-deleted': 'Delivery area deleted',
  'delivery/area-saved': 'Delivery area saved',
  'delivery/zone-saved': 'Delivery zone saved',
  'draft/created': 'Phone order begun',
  'going-live/withdrawn': 'Signature withdrawn',
  'inquiry/replied': 'Inquiry answered',
  'mail/given-up': 'Mail given up',
  'mail/retried': 'Mail sent again',
  'mail/unblocked': 'Address is written to again',
  'money/settings': 'Limits of money changed',
  'order/exported': 'Orders exported',
  'order/note': 'Note on an order written',
  'order/parcel': 'Parcel of an order changed',
  'order/pieces-cancelled': 'Pieces of an order cancelled',
  'order/printed': 'Papers printed',
  'order/refund': 'Money paid back',
  'order/refund-retried': 'Refund sent again',
  'products/edit-undone': 'Bulk edit undone',
  'products/edited': 'Products edited in bulk',
  'refund/requested': 'Refund asked for',
  'review/remove': 'Review taken down',
  'seller/saved': 'Seller on invoices changed',
  'settings/undone': 'Change of settings undone',
  'staff/invitation-withdrawn': 'Invitation withdrawn',
  'staff/roles': 'Roles of a colleague changed',
  'stock/threshold': 'Threshold of low stock changed',
  'tax/code-saved': 'Tariff heading saved',
  'tax/type-saved': 'Tariff heading of a type saved',
};

/** What was done, as the staff says it: `Order shipped`, `Review photo approved`. */
export function actionName(action: string): string {
  const [kind = '', done = ''] = action.split('/');
  const known = lookUp(names, action);
  if (known) return known;
  const step = kind === 'order' && lookUp<string>(orderStatusNames, done);
  if (step) return `Order: ${step.replace(/^Order /, '')}`;
  if (kind === 'inquiry') return `Inquiry: ${stateText(done)}`;
  const one = kinds.find(({ value }) => value === kind)?.one ?? stateText(kind.replaceAll('-', ' '));
  return `${one} ${done.replaceAll(/[-_]/g, ' ')}`;
}
