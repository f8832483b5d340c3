import { html } from 'hono/html';
import { backButton } from './backButton';
import { billPanel } from './billPanel';
import type { Order } from './books';
import type { Markup } from './layout';
import type { WayBack } from './wayBack';

interface Result {
  order: Order;
  merchant: string;
  mood: 'good' | 'bad' | 'waiting';
  heading: string;
  text: string;
  /** To the merchant, unless nobody goes back. */
  back?: WayBack | undefined;
  /** Goes there by itself after a moment. */
  soon?: boolean;
  /** More buttons, for trying things. */
  more?: Markup;
}

/** How an attempt ended, on the way back to the merchant. */
export function resultPage({
  order,
  merchant,
  mood,
  heading,
  text,
  back,
  soon = false,
  more,
}: Result): Markup {
  return html`<div class="sheet">
    ${billPanel(order, merchant)}
    <section class="result" data-mood="${mood}">
      <span class="mark" aria-hidden="true"></span>
      <h2>${heading}</h2>
      <p>${text}</p>
      ${back ? backButton(back, merchant, soon) : ''} ${more ?? ''}
    </section>
  </div>`;
}
