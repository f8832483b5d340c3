import type { Answer } from '@shop/kernel/data';
import { formatRupees, type Order } from '@shop/kernel/domain';

export type OrderList = Answer<'list_admin_orders'>;
export type OrderSummary = OrderList['rows'][number];
export type OrderDesk = Answer<'get_order_desk'>;
export type ExportedOrder = Answer<'export_orders'>[number];
/** What became of one order of many. */
export type BulkAnswer = Answer<'bulk_advance_orders'>[number];
export type OrderRecord = Answer<'get_admin_order'>;
export type ParcelRecord = OrderRecord['parcels'][number];
export type ReturnRecord = OrderRecord['returns'][number];

/** Colour of an order's badge; the status itself is always written out. */
export const orderTone = (status: Order['status']): 'haldi' | 'neem' | 'kumkum' | 'neutral' => {
  if (status === 'delivered') return 'neem';
  if (status === 'cancelled' || status === 'rto') return 'kumkum';
  return ['placed', 'confirmed', 'packed'].includes(status) ? 'haldi' : 'neutral';
};

type PaymentState = NonNullable<Order['payment']>['state'];

/** Nobody pays such an order any more. */
export const isOver = (status: Order['status']): boolean => status === 'cancelled' || status === 'expired';

/** Cash is noted as refused at the door, and where nobody came to one. */
const neverPaid: Partial<Record<PaymentState, string>> = {
  refused: 'not due',
  created: 'not paid',
  failed: 'not paid',
};

/** Of online payments that are under way or were made; the others are called by the words of the database. */
const paymentStates: Partial<Record<PaymentState, string>> = {
  created: 'not paid',
  authorized: 'being confirmed',
  captured: 'paid',
};

export function paymentText(
  method: 'cod' | 'online' | null,
  state: PaymentState | null,
  status: Order['status'],
): string {
  if (method === null || state === null) return 'Nothing due';
  const text = (isOver(status) && neverPaid[state]) || (paymentStates[state] ?? state.replace('_', ' '));
  return `${method === 'cod' ? 'Cash' : 'Online'}, ${text}`;
}

/** What store credit and gift cards have paid of an order: means of payment to the staff, as in the figures. */
export const prepaid = ({
  credit_used,
  gift_card_used,
}: Pick<OrderSummary, 'credit_used' | 'gift_card_used'>) =>
  [
    { means: 'store credit', amount: credit_used },
    { means: 'gift cards', amount: gift_card_used },
  ].filter(({ amount }) => amount > 0);

/** How an order of a list is paid, in one line for each means. */
export function paymentLines(order: OrderSummary): string[] {
  const before = prepaid(order).map(({ means, amount }) => `${formatRupees(amount)} by ${means}`);
  return order.method === null && before.length > 0
    ? before
    : [paymentText(order.method, order.payment_state, order.status), ...before];
}
