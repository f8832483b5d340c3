import type { Queryable, Row } from '../db/database';
import { isId } from './ids';

export type Method = 'upi' | 'card' | 'netbanking';

/** What a merchant wants collected. `amount` is paise, times are ISO. */
export interface Order {
  id: string;
  amount: number;
  receipt: string;
  callback_url: string;
  notes: { reference?: string; email?: string };
  expire_by: string | null;
}

/** One attempt to pay an order. */
export interface Payment {
  id: string;
  order_id: string;
  method: Method;
  status: 'created' | 'captured' | 'refunded' | 'failed';
  instrument: string;
  error_description: string | null;
  capture_at: string | null;
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

export const isPaid = (payments: Payment[]) =>
  payments.some(({ status }) => status === 'captured' || status === 'refunded');
