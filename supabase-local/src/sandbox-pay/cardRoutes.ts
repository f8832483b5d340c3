import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../db/database';
import { backButton } from './backButton';
import { findOrder, findPayments, type Order, type Payment } from './books';
import { cardFields } from './cardFields';
import { keepCard } from './customers';
import { hmac } from './hmac';
import { type Markup, sendPage } from './layout';
import type { MerchantAccount } from './merchantAccount';
import { payOrder } from './payOrder';
import { bookedCard, declinedCard, readCard, type TestCard } from './testCards';
import { leavingWay, paidWay, type WayBack } from './wayBack';

interface CardOptions {
  db: Database;
  account: MerchantAccount;
  captureDelay: number;
  deliver(): void;
}

/**
 * `/cards/:order`: takes a card for a merchant that will know it by a token alone. As with a real provider it is a small
 * payment that the bank allows and nobody captures.
 */
export function createCardRoutes({ db, account, captureDelay, deliver }: CardOptions): Hono {
  const routes = new Hono();
  routes.get('/:order', async (c) => {
    const order = await findOrder(db, c.req.param('order'));
    if (!order?.saves_card) return noSuchPage(c);
    const saved = (await findPayments(db, order.id)).find(({ token_id: token }) => token !== null);
    return saved ? added(c, order, saved) : showCardPage(c, new URLSearchParams());
  });
  routes.post('/:order', async (c) => {
    const order = await findOrder(db, c.req.param('order'));
    if (!order?.saves_card || order.customer_id === null) return noSuchPage(c);
    const form = new URLSearchParams(await c.req.text());
    if (form.get('outcome') === 'cancel')
      return leaving(c, 'bad', 'No card saved', 'Nothing was kept.', leavingWay(order));
    const read = readCard(form, new Date());
    if ('problem' in read) return showCardPage(c, form, read);
    if (read.card.number === declinedCard)
      return showCardPage(c, form, { field: 'number', problem: 'The bank declined this card.' });
    const payment = await payFor(order, order.customer_id, read.card);
    if (!payment) return noSuchPage(c);
    deliver();
    return added(c, order, payment);
  });
  return routes;

  /** The bank allows the small amount, and the card is kept: the same card of the same customer as the same token. */
  async function payFor(order: Order, customer: string, card: TestCard): Promise<Payment | undefined> {
    const booked = bookedCard(card);
    const fingerprint = hmac(`${customer}|${card.number}`, account.keySecret);
    const tokenId = await keepCard(db, customer, fingerprint, booked);
    const instrument = `${booked.network} ending ${booked.last4}`;
    const attempt = {
      method: 'card' as const,
      instrument,
      card: booked,
      tokenId,
      outcome: 'success' as const,
    };
    return payOrder(db, order.id, attempt, captureDelay);
  }

  function showCardPage(
    c: Context,
    form: URLSearchParams,
    wrong?: { field: string; problem: string },
  ): Promise<Response> {
    const content = cardPage(form, wrong);
    return sendPage(c, { title: 'Add a card', status: wrong ? 422 : 200, content });
  }

  function cardPage(form: URLSearchParams, wrong?: { field: string; problem: string }): Markup {
    return html`<div class="sheet single">
      <form class="ways" method="post" novalidate>
        <h1>Save a card for ${account.merchant}</h1>
        <p class="hint">
          The shop gets a token, the brand and the last four digits, never the number. Your bank holds ₹1 to
          check the card and lets it go again.
        </p>
        ${wrong ? html`<p class="problem" role="alert">${wrong.problem}</p>` : ''} ${cardFields(form, wrong)}
        <button class="pay" name="outcome" value="save">Save card</button>
        <button class="plain" name="outcome" value="cancel">Cancel and go back</button>
      </form>
    </div>`;
  }

  function added(c: Context, order: Order, payment: Payment): Promise<Response> {
    const text = `The card ending ${payment.card?.last4 ?? ''} is saved.`;
    return leaving(c, 'good', 'Card saved', text, paidWay(order, payment, account.keySecret));
  }

  function leaving(
    c: Context,
    mood: string,
    heading: string,
    text: string,
    back: WayBack | undefined,
  ): Promise<Response> {
    const content = html`<div class="sheet single">
      <section class="result" data-mood="${mood}">
        <span class="mark" aria-hidden="true"></span>
        <h1>${heading}</h1>
        <p>${text}</p>
        ${back ? backButton(back, account.merchant, true) : ''}
      </section>
    </div>`;
    return sendPage(c, { title: heading, back, soon: true, content });
  }
}

function noSuchPage(c: Context): Promise<Response> {
  const content = html`<div class="sheet single">
    <section class="result">
      <h1>No such page</h1>
      <p>Please start again in the shop.</p>
    </section>
  </div>`;
  return sendPage(c, { title: 'No such page', status: 404, content });
}
