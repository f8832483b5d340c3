import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../db/database';
import { findOrder, type Refund } from './books';
import { isId } from './ids';
import { sendPage } from './layout';
import { noSuchOrder } from './noSuchOrder';
import { captureLate } from './payOrder';
import { settleRefunds } from './refundPayment';

interface TestOptions {
  db: Database;
  /** Resolves when what is due has been sent. */
  deliverNow(): Promise<void>;
}

/**
 * What a real provider does in its own time, at once: for tests and for the buttons of the pages. `POST
 * /orders/:order/capture` captures what the bank is still thinking over; `POST /orders/:order/webhooks` sends every
 * webhook of the order again; `POST /payments/:payment/refunds/:status` lets the bank decide the refunds of a payment that
 * wait, and those to come. All answer when the merchant has been told.
 */
export function createTestRoutes({ db, deliverNow }: TestOptions): Hono {
  const routes = new Hono();
  routes.post('/orders/:order/capture', async (c) => {
    const order = await findOrder(db, c.req.param('order'));
    if (!order) return noSuchOrder(c);
    const captured = await captureLate(db, order.id);
    await deliverNow();
    const content = html`<div class="sheet">
      <section class="result" data-mood="good">
        <span class="mark" aria-hidden="true"></span>
        <h2>${captured > 0 ? 'Captured' : 'Nothing to capture'}</h2>
        <p>The shop has been told by webhook. You can close this tab.</p>
      </section>
    </div>`;
    return sendPage(c, { title: 'Captured', content });
  });
  routes.post('/orders/:order/webhooks', async (c) => {
    const order = await findOrder(db, c.req.param('order'));
    if (!order) return noSuchOrder(c);
    await db.query(
      'update sandbox_pay.events set delivered_at = null, attempts = 0, next_attempt_at = now() where order_id = $1',
      [order.id],
    );
    await deliverNow();
    return c.body(null, 204);
  });
  routes.post('/payments/:payment/refunds/:status', async (c) => {
    const { payment, status } = c.req.param();
    if (!isId(payment) || !isRefundStatus(status)) return noSuchOrder(c);
    const { rows } = await db.query(
      'update sandbox_pay.payments set refunds_become = $2 where id = $1 returning id',
      [payment, status],
    );
    if (rows.length === 0) return noSuchOrder(c);
    if (status !== 'pending') await settleRefunds(db, payment, status);
    await deliverNow();
    return c.body(null, 204);
  });
  return routes;
}

const isRefundStatus = (text: string): text is Refund['status'] =>
  text === 'pending' || text === 'processed' || text === 'failed';
