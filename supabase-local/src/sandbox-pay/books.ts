import type { Queryable, Row } from '../db/database';
import { isId } from './ids';

export type Method = 'upi' | 'card' | 'netbanking';
export type Notes = Record<string, string>;

/** What a merchant wants collected. `amount` is paise, times are ISO. */
export interface Order {
  id: string;
  amount: number;
  receipt: string | null;
  notes: Notes;
  capture: 'automatic' | 'manual';
  created_at: string;
  /** Told when the checkout is opened. */
  callback_url: string | null;
  cancel_url: string | null;
  expire_by: string | null;
  email: string | null;
  contact: string | null;
  customer_id: string | null;
  saves_card: boolean;
}

/** A card as the books have it: never its number. */
export interface BookedCard {
  name: string;
  last4: string;
  /** As the API names it: `Visa`. */
  network: string;
  expiry_month: number;
  expiry_year: number;
}

/** One attempt to pay an order. */
export interface Payment {
  id: string;
  order_id: string;
  method: Method;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** What the page may show again. */
  instrument: string;
  error_description: string | null;
  capture_at: string | null;
  created_at: string;
  /** Paise, where it is not the order's. */
  amount: number | null;
  vpa: string | null;
  bank: string | null;
  card: BookedCard | null;
  customer_id: string | null;
  token_id: string | null;
  refunds_become: Refund['status'];
}

/** Money on its way back. `amount` is paise. */
export interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  receipt: string | null;
  notes: Notes;
  status: 'pending' | 'processed' | 'failed';
  created_at: string;
}

/** An attempt with what its API entity needs of its order and its refunds. */
export interface BookedPayment {
  payment: Payment;
  order: Order;
  /** Paise that went back or are on their way. */
  refunded: number;
}

/** The rows of a query that selects one JSON value; both engines then give the same types. */
export async function jsonRows<Value>(db: Queryable, sql: string, params: unknown[]): Promise<Value[]> {
  const { rows } = await db.query(`select to_jsonb(t) as value from (${sql}) t`, params);
  return rows.map((row: Row) => row.value as Value);
}

export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  if (!isId(id)) return undefined;
  return (await jsonRows<Order>(db, 'select * from sandbox_pay.orders where id = $1', [id]))[0];
}

/** Holds every change of one order until the transaction ends. */
export async function lockOrder(db: Queryable, id: string): Promise<void> {
  await db.query('select 1 from sandbox_pay.orders where id = $1 for update', [id]);
}

/** Oldest first. */
export function findPayments(db: Queryable, orderId: string): Promise<Payment[]> {
  return jsonRows<Payment>(
    db,
    'select * from sandbox_pay.payments where order_id = $1 order by created_at, id',
    [orderId],
  );
}

/** Attempts with their orders and refunds; `where` speaks of `p`, a payment. */
export function bookedPayments(db: Queryable, where: string, params: unknown[]): Promise<BookedPayment[]> {
  return jsonRows<BookedPayment>(
    db,
    `select to_jsonb(p) as payment, to_jsonb(o) as order, (
       select coalesce(sum(r.amount), 0)::integer from sandbox_pay.refunds r
       where r.payment_id = p.id and r.status <> 'failed'
     ) as refunded
     from sandbox_pay.payments p join sandbox_pay.orders o on o.id = p.order_id ${where}`,
    params,
  );
}

export async function findBookedPayment(db: Queryable, id: string): Promise<BookedPayment | undefined> {
  if (!isId(id)) return undefined;
  return (await bookedPayments(db, 'where p.id = $1', [id]))[0];
}

export const isPaid = (payments: Payment[]) =>
  payments.some(({ status }) => status === 'captured' || status === 'refunded');

/** Paise of an attempt. */
export const paidAmount = (payment: Payment, order: Order): number => payment.amount ?? order.amount;
