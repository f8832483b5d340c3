import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../db/database';
import { cardFields } from './cardFields';
import { type CardSession, findCardSession, keepCard } from './cardSessions';
import { hmac } from './hmac';
import { type Markup, sendPage } from './layout';
import type { MerchantAccount } from './merchantAccount';
import { cardReturn } from './returnUrl';
import { readCard, type TestCard } from './testCards';

interface CardOptions {
  db: Database;
  account: MerchantAccount;
}

/** `/cards/:session`: takes a card for a merchant that will know it by a token alone. */
export function createCardRoutes({ db, account }: CardOptions): Hono {
  const routes = new Hono();
  const back = ({ id, callback_url: callback }: CardSession, token: string) =>
    cardReturn(callback, id, token, account.keySecret);
  routes.get('/:session', async (c) => {
    const session = await findCardSession(db, c.req.param('session'));
    if (!session) return noSuchSession(c);
    if (session.card) return added(c, session.card.last4, back(session, session.card.token));
    return sendPage(c, { title: 'Add a card', content: cardPage(new URLSearchParams()) });
  });
  routes.post('/:session', async (c) => {
    const session = await findCardSession(db, c.req.param('session'));
    if (!session) return noSuchSession(c);
    const form = new URLSearchParams(await c.req.text());
    if (form.get('outcome') === 'cancel') return cancelled(c, back(session, ''));
    const read = readCard(form, new Date());
    if ('problem' in read)
      return sendPage(c, { title: 'Add a card', status: 422, content: cardPage(form, read) });
    const kept = tokenise(read.card, session.customer);
    await keepCard(db, session.id, kept);
    return added(c, kept.last4, back(session, kept.token));
  });
  return routes;

  /** The same card of the same customer always has the same token. */
  function tokenise({ number, network, expiryMonth, expiryYear, name }: TestCard, customer: string) {
    return {
      token: `token_${hmac(`${customer}|${number}`, account.keySecret).slice(0, 24)}`,
      network,
      last4: number.slice(-4),
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      name,
    };
  }

  function cardPage(form: URLSearchParams, wrong?: { field: string; problem: string }): Markup {
    return html`<div class="sheet single">
      <form class="ways" method="post" novalidate>
        <h1>Save a card for ${account.merchant}</h1>
        <p class="hint">The shop gets a token, the brand and the last four digits, never the number.</p>
        ${wrong ? html`<p class="problem" role="alert">${wrong.problem}</p>` : ''} ${cardFields(form, wrong)}
        <button class="pay" name="outcome" value="save">Save card</button>
        <button class="plain" name="outcome" value="cancel">Cancel and go back</button>
      </form>
    </div>`;
  }

  function added(c: Context, last4: string, returnUrl: string): Promise<Response> {
    return leaving(c, 'good', 'Card saved', `The card ending ${last4} is saved.`, returnUrl);
  }

  function cancelled(c: Context, returnUrl: string): Promise<Response> {
    return leaving(c, 'bad', 'No card saved', 'Nothing was kept.', returnUrl);
  }

  function leaving(
    c: Context,
    mood: string,
    heading: string,
    text: string,
    returnUrl: string,
  ): Promise<Response> {
    const content = html`<div class="sheet single">
      <section class="result" data-mood="${mood}">
        <span class="mark" aria-hidden="true"></span>
        <h1>${heading}</h1>
        <p>${text}</p>
        <p><a class="pay" href="${returnUrl}">Return to ${account.merchant}</a></p>
      </section>
    </div>`;
    return sendPage(c, { title: heading, next: returnUrl, content });
  }
}

function noSuchSession(c: Context): Promise<Response> {
  const content = html`<div class="sheet single">
    <section class="result">
      <h1>No such page</h1>
      <p>Please start again in the shop.</p>
    </section>
  </div>`;
  return sendPage(c, { title: 'No such page', status: 404, content });
}
