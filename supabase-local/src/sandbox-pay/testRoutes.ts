import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../db/database';
import { findOrder } from './books';
import { sendPage } from './layout';
import { noSuchOrder } from './noSuchOrder';
import { captureLate } from './payOrder';

interface TestOptions {
  db: Database;
  /** Resolves when what is due has been sent. */
  deliverNow(): Promise<void>;
}

/**
 * What a real provider does in its own time, at once: for tests and for the buttons of the pages. `POST
 * /orders/:order/capture` captures what the bank is still thinking over; `POST /orders/:order/webhooks` sends every
 * webhook of the order again. Both answer when the merchant has been told.
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
  return routes;
}
