import { type Context, Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import type { Database } from '../db/database';
import { DatabaseError } from '../db/databaseError';
import { findOrder, findPayments } from './books';
import { createCardSession, findCardSession, forgetCard, isWebAddress } from './cardSessions';
import { newId } from './ids';
import type { MerchantAccount } from './merchantAccount';
import { payOut } from './payOut';
import { refundPayment } from './refundPayment';
import { paymentEntity, refundEntity } from './wire';

interface ApiOptions {
  db: Database;
  url: string;
  account: MerchantAccount;
  /** Called when a webhook is to be sent. */
  deliver(): void;
}

type Body = Record<string, unknown>;

/** The merchant's API under `/v1`, in the manner of Razorpay: basic authentication, amounts in paise. */
export function createApiRoutes({ db, url, account, deliver }: ApiOptions): Hono {
  const routes = new Hono();
  routes.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // Class 22 is a value that Postgres cannot hold, such as a NUL character in a text.
    if (error instanceof DatabaseError && error.code.startsWith('22')) return refuse(c, error.message);
    throw error;
  });
  routes.use(basicAuth({ username: account.keyId, password: account.keySecret }));

  routes.post('/orders', async (c) => {
    const { amount, currency, receipt, callback_url: callback, expire_by: end, notes } = await readBody(c);
    if (!isAmount(amount) || amount < 100) return refuse(c, 'The amount must be at least 100 paise.');
    if (currency !== 'INR') return refuse(c, 'The currency must be INR.');
    if (typeof receipt !== 'string' || !isWebAddress(callback))
      return refuse(c, 'Give receipt and callback_url.');
    const id = newId('order');
    await db.query(
      `insert into sandbox_pay.orders (id, amount, receipt, callback_url, notes, expire_by)
       values ($1, $2, $3, $4, $5, to_timestamp($6::double precision))`,
      [id, amount, receipt, callback, JSON.stringify(notes ?? {}), end ?? null],
    );
    return c.json({ id, entity: 'order', amount, currency, receipt });
  });
  routes.get('/orders/:id/payments', async (c) => {
    const order = await findOrder(db, c.req.param('id'));
    if (!order) return unknown(c);
    const items = (await findPayments(db, order.id)).map((payment) => paymentEntity(payment, order));
    return c.json({ entity: 'collection', count: items.length, items });
  });
  routes.post('/payments/validate/vpa', async (c) => c.json(validateVpa((await readBody(c)).vpa)));
  routes.post('/payments/:id/refund', async (c) => {
    const { amount, receipt } = await readBody(c);
    if (!isAmount(amount) || typeof receipt !== 'string') return refuse(c, 'Give amount and receipt.');
    const refund = await refundPayment(db, c.req.param('id'), amount, receipt);
    if (!refund) return unknown(c);
    if (refund === 'refused') return refuse(c, 'The refund is more than what was captured.');
    deliver();
    return c.json(refundEntity(refund));
  });
  routes.post('/payouts', async (c) => {
    const { vpa, amount, reference_id: reference } = await readBody(c);
    if (!isAmount(amount) || amount < 100 || typeof reference !== 'string')
      return refuse(c, 'Give amount and reference_id.');
    if (!validateVpa(vpa).success) return refuse(c, 'There is no such UPI ID.');
    const payout = await payOut(db, String(vpa), amount, reference);
    return c.json({ ...payout, entity: 'payout', currency: 'INR', status: 'processed' });
  });
  routes.post('/card_sessions', async (c) => {
    const { customer, callback_url: callback } = await readBody(c);
    if (typeof customer !== 'string' || !isWebAddress(callback))
      return refuse(c, 'Give customer and callback_url.');
    const id = await createCardSession(db, customer, callback);
    return c.json({ id, entity: 'card_session', customer, url: `${url}/cards/${id}`, card: null });
  });
  routes.get('/card_sessions/:id', async (c) => {
    const session = await findCardSession(db, c.req.param('id'));
    return session ? c.json({ entity: 'card_session', ...session }) : unknown(c);
  });
  routes.delete('/customers/:customer/tokens/:token', async (c) => {
    await forgetCard(db, c.req.param('customer'), c.req.param('token'));
    return c.json({ deleted: true });
  });
  return routes;
}

/** Every UPI id is somebody's, except those that end in `@okfail`. `asha.rao@okbank` is Asha Rao. */
function validateVpa(vpa: unknown) {
  const known = typeof vpa === 'string' && /^[\w.-]+@[a-z][a-z0-9]*$/i.test(vpa) && !/@okfail$/i.test(vpa);
  const words = known
    ? vpa
        .replace(/@.*/, '')
        .split(/[^a-z]+/i)
        .filter(Boolean)
    : [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
  return { vpa, success: known, customer_name: known ? name || 'Test Customer' : null };
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;

const readBody = (c: Context): Promise<Body> =>
  c.req.json<Body | null>().then(
    (body) => body ?? {},
    () => ({}),
  );

function refuse(c: Context, description: string) {
  return c.json({ error: { code: 'BAD_REQUEST_ERROR', description } }, 400);
}

function unknown(c: Context) {
  return c.json({ error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } }, 404);
}
