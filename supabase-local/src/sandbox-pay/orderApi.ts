import { type Context, Hono } from 'hono';
import type { Database } from '../db/database';
import { refuse, unknownId } from './apiError';
import { bookedPayments, findOrder, findPayments, jsonRows, type Order } from './books';
import { newId } from './ids';
import {
  amountProblem,
  type Body,
  isAmount,
  pageOf,
  readBody,
  readNotes,
  readPaging,
  type WrongField,
} from './readApiRequest';
import { collection, orderEntity, paymentEntity } from './wire';

/** `/v1/orders`: what is to be collected, and what came of it. */
export function createOrderApi(db: Database): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const body = await readBody(c);
    const read = readOrder(body);
    if ('problem' in read) return refuse(c, read.problem, { field: read.field });
    const id = newId('order');
    await db.query(
      'insert into sandbox_pay.orders (id, amount, receipt, notes, capture) values ($1, $2, $3, $4, $5)',
      [id, read.amount, read.receipt, JSON.stringify(read.notes), read.capture],
    );
    return answerOrder(c, id);
  });
  routes.get('/', async (c) => {
    const paging = readPaging(c);
    if ('problem' in paging) return refuse(c, paging.problem, { field: paging.field });
    const { from, to, count, skip } = paging;
    const orders = await jsonRows<Order>(
      db,
      `select * from sandbox_pay.orders o ${pageOf('o')} and ($3::text is null or o.receipt = $3)
       order by o.created_at desc, o.id limit $4 offset $5`,
      [from, to, c.req.query('receipt') ?? null, count, skip],
    );
    const items = await Promise.all(
      orders.map(async (order) => orderEntity(order, await findPayments(db, order.id))),
    );
    return c.json(collection(items));
  });
  routes.get('/:id', (c) => answerOrder(c, c.req.param('id')));
  routes.get('/:id/payments', async (c) => {
    const order = await findOrder(db, c.req.param('id'));
    if (!order) return unknownId(c);
    const items = await bookedPayments(db, 'where p.order_id = $1 order by p.created_at desc, p.id', [
      order.id,
    ]);
    return c.json(collection(items.map(paymentEntity)));
  });
  return routes;

  async function answerOrder(c: Context, id: string): Promise<Response> {
    const order = await findOrder(db, id);
    return order ? c.json(orderEntity(order, await findPayments(db, order.id))) : unknownId(c);
  }
}

function readOrder(body: Body): Pick<Order, 'amount' | 'receipt' | 'notes' | 'capture'> | WrongField {
  const { amount, currency, receipt = null } = body;
  if (!isAmount(amount)) return { field: 'amount', problem: amountProblem(amount) ?? '' };
  if (currency !== 'INR') return { field: 'currency', problem: 'The currency should be INR.' };
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40))
    return { field: 'receipt', problem: 'The receipt may not be greater than 40 characters.' };
  const notes = readNotes(body.notes);
  if (!notes) return { field: 'notes', problem: 'The notes must be at most 15 pairs of 256 characters.' };
  const capture = readCapture(body);
  if (!capture) return { field: 'payment', problem: 'The payment capture settings are invalid.' };
  return { amount, receipt, notes, capture };
}

/** By `payment.capture` or, as before it, `payment_capture`; automatic without either. */
function readCapture({ payment, payment_capture: flag }: Body): 'automatic' | 'manual' | undefined {
  if (payment === undefined || payment === null)
    return flag === 0 || flag === false || flag === '0' ? 'manual' : 'automatic';
  if (typeof payment !== 'object') return undefined;
  const { capture, capture_options: options } = payment as { capture?: unknown; capture_options?: Body };
  const after = options?.automatic_expiry_period;
  if (capture === 'manual') return 'manual';
  // Automatic capture wants to know until when.
  return capture === 'automatic' && (after === undefined || (typeof after === 'number' && after >= 12))
    ? 'automatic'
    : undefined;
}
