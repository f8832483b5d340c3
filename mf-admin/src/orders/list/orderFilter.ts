import { listArgs } from '../../table/listPage';

export const orderSort = '-placed';

/** Filters of the list by their names in the address, which are those in the database. Days in India, rupees. */
export const filterNames = [
  'from',
  'to',
  'payment',
  'state',
  'city',
  'pin',
  'min',
  'max',
  'tag',
  'customer',
  'type',
  'with',
] as const;

/** What `pick_orders` finds, and `list_admin_orders` shows. */
export const orderScope = (query: URLSearchParams) => ({
  p_query: query.get('q') ?? '',
  p_status: query.get('status'),
  p_filter: Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  ),
});

/** Arguments of `list_admin_orders` that the address of the list asks for. */
export const orderListArgs = (query: URLSearchParams) => ({
  ...listArgs(query, orderSort),
  ...orderScope(query),
});

export const paymentChoices = [
  { value: 'cash', label: 'Cash' },
  { value: 'cash-due', label: 'Cash, due' },
  { value: 'cash-collected', label: 'Cash, collected' },
  { value: 'cash-refused', label: 'Cash, refused' },
  { value: 'online', label: 'Online' },
  { value: 'upi', label: 'Online, UPI' },
  { value: 'card', label: 'Online, card' },
  { value: 'netbanking', label: 'Online, net banking' },
  { value: 'unpaid', label: 'Online, not paid' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'none', label: 'Nothing due' },
] as const;

export const traitChoices = [
  { value: 'discount', label: 'A discount' },
  { value: 'credit', label: 'Store credit' },
  { value: 'gift-card', label: 'A gift card' },
  { value: 'tax', label: 'GST' },
  { value: 'shipping', label: 'A delivery fee' },
  { value: 'refund', label: 'A refund on these days' },
  { value: 'return', label: 'A return' },
  { value: 'first-order', label: 'A first order' },
  { value: 'returning', label: 'A shopper of before' },
] as const;
