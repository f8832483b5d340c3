import type { Transaction } from '@shop/test-databases';
import { type OrderDraft, placeOrder, type Receipt, type TestUser } from './shopFixtures';

/** What the provider would say about a payment; what a test does not name is right. */
export interface ProviderWord {
  event?: string;
  type?: string;
  order: string;
  payment?: string;
  amount: number;
  payload?: object;
}

let serial = 0;

export const startPaymentSql = `select public.start_payment($1, $2, 'sandbox', $3) as payment`;
export const recordEventSql =
  'select public.record_payment_event($1, $2, $3, $4, $5, $6, $7::text::jsonb) as result';

/** Parameters of `recordEventSql`. */
export function eventParams({
  event,
  type = 'payment.captured',
  order,
  payment,
  amount,
  payload,
}: ProviderWord) {
  serial += 1;
  const paymentId = payment ?? `pay_${order}`;
  return [
    event ?? `evt_${serial}_${order}`,
    type,
    order,
    paymentId,
    amount,
    'upi',
    JSON.stringify(payload ?? {}),
  ];
}

/** An order that waits for its payment at the provider. */
export interface OnlineOrder extends Receipt {
  /** The provider's id of the order. */
  provider: string;
}

/** Places an order to be paid online and opens its payment. */
export async function placeOnline(tx: Transaction, user: TestUser, draft: OrderDraft): Promise<OnlineOrder> {
  serial += 1;
  const receipt = await placeOrder(tx, user, { method: 'online', ...draft });
  const provider = `order_${serial}`;
  await tx.as('service_role', () => tx.rows(startPaymentSql, [receipt.payment_id, user.id, provider]));
  return { ...receipt, provider };
}

/** Tells the database what the provider says, as the payment functions do. */
export const record = (tx: Transaction, word: ProviderWord): Promise<Record<string, unknown>> =>
  tx.as('service_role', () => tx.value(recordEventSql, eventParams(word)));

/** The money has come. */
export const capture = (tx: Transaction, { provider, amount_due }: OnlineOrder) =>
  record(tx, { order: provider, amount: amount_due });

/** Lets the time of an unpaid order run out, and the sweeper come by. */
export async function letExpire(tx: Transaction, { order_id }: Receipt): Promise<void> {
  await tx.rows(`update public.orders set expires_at = now() - interval '1 second' where id = $1`, [
    order_id,
  ]);
  await tx.as('service_role', () => tx.rows('select public.expire_orders()'));
}
