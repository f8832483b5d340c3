import { html } from 'hono/html';
import { billPanel } from './billPanel';
import type { Order } from './books';
import type { Markup } from './layout';

interface Result {
  order: Order;
  merchant: string;
  mood: 'good' | 'bad' | 'waiting';
  heading: string;
  text: string;
  /** Back to the merchant, unless nobody goes back. */
  returnUrl?: string;
  /** More buttons, for trying things. */
  more?: Markup;
}

/** How an attempt ended, on the way back to the merchant. */
export function resultPage({ order, merchant, mood, heading, text, returnUrl, more }: Result): Markup {
  return html`<div class="sheet">
    ${billPanel(order, merchant)}
    <section class="result" data-mood="${mood}">
      <span class="mark" aria-hidden="true"></span>
      <h2>${heading}</h2>
      <p>${text}</p>
      ${returnUrl ? html`<p><a class="pay" href="${returnUrl}">Return to ${merchant}</a></p>` : ''}
      ${more ?? ''}
    </section>
  </div>`;
}
