import { html } from 'hono/html';
import { formatRupees } from '@shop/kernel/domain';
import type { Order } from './books';
import type { Markup } from './layout';
import { isOver } from './payOrder';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** `paise` as ₹. */
export const formatPaise = (paise: number) => formatRupees(paise / 100);

/** Who is paid, how much, for what, and how long the merchant waits. The script turns the time into a countdown. */
export function billPanel(order: Order, merchant: string): Markup {
  const { reference } = order.notes;
  const { email } = order;
  const open = order.expire_by !== null && !isOver(order);
  return html`<section class="bill" aria-label="What you pay">
    <p class="merchant"><span class="seal" aria-hidden="true">${merchant.charAt(0)}</span> ${merchant}</p>
    <h1><span class="quiet">Amount</span> ${formatPaise(order.amount)}</h1>
    <dl>
      <div>
        <dt>For</dt>
        <dd>${reference ?? order.receipt ?? order.id}</dd>
      </div>
      ${
        open && order.expire_by
          ? html`<div>
              <dt>Time left</dt>
              <dd>
                <time datetime="${order.expire_by}" data-countdown
                  >until ${clock.format(new Date(order.expire_by))}</time
                >
              </dd>
            </div>`
          : ''
      }
      ${
        email
          ? html`<div class="wide">
              <dt>Receipt to</dt>
              <dd>${email}</dd>
            </div>`
          : ''
      }
    </dl>
  </section>`;
}
