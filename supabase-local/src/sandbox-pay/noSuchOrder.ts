import type { Context } from 'hono';
import { html } from 'hono/html';
import { sendPage } from './layout';

/** The page for an order that is not in the books, or for a checkout that cannot be opened. */
export function noSuchOrder(c: Context, status: 404 | 422 = 404): Promise<Response> {
  const content = html`<div class="sheet">
    <section class="result">
      <h1>No such payment</h1>
      <p>Please start again in the shop.</p>
    </section>
  </div>`;
  return sendPage(c, { title: 'No such payment', status, content });
}
