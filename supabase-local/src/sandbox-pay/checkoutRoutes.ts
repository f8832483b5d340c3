import { Hono } from 'hono';
import type { Database } from '../db/database';
import { findOrder } from './books';
import type { MerchantAccount } from './merchantAccount';
import { noSuchOrder } from './noSuchOrder';

interface CheckoutOptions {
  db: Database;
  /** Where the provider's pages hang. */
  url: string;
  account: MerchantAccount;
}

/**
 * `POST /v1/checkout/embedded`, hosted checkout: a form of the merchant's page brings the shopper here, with `key_id`,
 * `order_id`, `callback_url`, `cancel_url` and what is known of them, and goes on to the pages.
 */
export function createCheckoutRoutes({ db, url, account }: CheckoutOptions): Hono {
  const routes = new Hono();
  routes.post('/embedded', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const order = await findOrder(db, form.get('order_id') ?? '');
    if (form.get('key_id') !== account.keyId || !order) return noSuchOrder(c);
    const callback = form.get('callback_url') ?? '';
    const cancel = form.get('cancel_url') ?? callback;
    const amount = form.get('amount');
    // Milliseconds are too fine, and a text is no time: nothing is then over.
    const timeout = /^\d{1,6}$/.test(form.get('timeout') ?? '') ? Number(form.get('timeout')) : null;
    if (!isWebAddress(callback) || !isWebAddress(cancel)) return noSuchOrder(c, 422);
    if (amount !== null && Number(amount) !== order.amount) return noSuchOrder(c, 422);
    const customer = form.get('customer_id');
    const savesCard = form.get('save') === '1' && customer !== null;
    await db.query(
      `update sandbox_pay.orders set callback_url = $2, cancel_url = $3, email = $4, contact = $5, saves_card = $6,
         customer_id = (select id from sandbox_pay.customers where id = $7),
         expire_by = now() + $8::integer * interval '1 second'
       where id = $1`,
      [
        ...[order.id, callback, cancel, form.get('prefill[email]'), form.get('prefill[contact]'), savesCard],
        ...[customer, timeout],
      ],
    );
    return c.redirect(`${url}/${savesCard ? 'cards' : 'pay'}/${order.id}`, 303);
  });
  return routes;
}

const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:/.test(value);
