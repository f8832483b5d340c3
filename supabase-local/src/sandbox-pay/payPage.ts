import { html } from 'hono/html';
import { banks } from './banks';
import { billPanel, formatPaise } from './billPanel';
import type { Method, Order } from './books';
import { cardFields } from './cardFields';
import { field } from './field';
import type { Markup } from './layout';
import { qrCode } from './qrCode';
import type { MeansProblem } from './readMeans';

interface PayPage {
  order: Order;
  merchant: string;
  /** What was typed, when the page is shown again. */
  form: URLSearchParams;
  problem?: MeansProblem;
}

const ways: readonly [Method, string][] = [
  ['upi', 'UPI'],
  ['card', 'Card'],
  ['netbanking', 'Net banking'],
];

/** The page where an order is paid. It works without a script; the radio buttons on top show one way at a time. */
export function payPage({ order, merchant, form, problem }: PayPage): Markup {
  const chosen = problem?.method ?? form.get('method') ?? 'upi';
  return html`<div class="sheet">
    ${billPanel(order, merchant)}
    <form class="ways" method="post" novalidate>
      <h2 id="ways">How do you want to pay?</h2>
      ${problem ? html`<p class="problem" role="alert">${problem.problem}</p>` : ''}
      <div class="tabs" role="radiogroup" aria-labelledby="ways">
        ${ways.map(
          ([method, label]) =>
            html`<label>
              <input
                type="radio"
                name="method"
                value="${method}"
                ${method === chosen ? 'checked' : ''}
              />${label}
            </label>`,
        )}
      </div>
      <div class="panel" data-way="upi">${upiPanel(order, merchant, form, problem)}</div>
      <div class="panel" data-way="card">${cardFields(form, problem)}</div>
      <div class="panel" data-way="netbanking">${bankPanel(form)}</div>
      <button class="pay" name="outcome" value="success">Pay ${formatPaise(order.amount)}</button>
      <button class="plain" name="outcome" value="cancel">Cancel and go back</button>
      ${outcomes()}
    </form>
  </div>`;
}

function upiPanel(order: Order, merchant: string, form: URLSearchParams, problem: MeansProblem | undefined) {
  const amount = (order.amount / 100).toFixed(2);
  const intent = `upi://pay?${new URLSearchParams({ pa: 'test@sandboxpay', pn: merchant, am: amount, cu: 'INR', tr: order.id })}`;
  return html`<div class="scan">
      ${qrCode(intent, `QR code to pay ${formatPaise(order.amount)} by UPI`)}
      <div>
        <p>Scan with any UPI app. In this test, the button stands for the app on your phone.</p>
        <button class="second" name="outcome" value="intent">Pay with any UPI app</button>
      </div>
    </div>
    ${field({
      id: 'vpa',
      label: 'Or enter your UPI ID',
      value: form.get('vpa') ?? 'shopper@okbank',
      hint: 'Any will do. One that ends in @okfail is declined.',
      inputMode: 'email',
      problem: problem?.field === 'vpa' ? problem.problem : undefined,
    })}`;
}

function bankPanel(form: URLSearchParams) {
  const chosen = form.get('bank') ?? banks[0].name;
  return html`<fieldset class="banks">
    <legend>Your bank</legend>
    ${banks.map(
      ({ name }) =>
        html`<label
          ><input
            type="radio"
            name="bank"
            value="${name}"
            ${name === chosen ? 'checked' : ''}
          />${name}</label
        >`,
    )}
  </fieldset>`;
}

function outcomes() {
  return html`<fieldset class="outcomes">
    <legend>Try what can go wrong</legend>
    <button name="outcome" value="failure">
      Fail the payment <span>The bank declines, and the shop may try again.</span>
    </button>
    <button name="outcome" value="close">
      Pay and close the browser <span>Nobody returns to the shop; only the webhook tells.</span>
    </button>
    <button name="outcome" value="late">
      Capture late <span>You leave unpaid, and the bank takes the money afterwards.</span>
    </button>
  </fieldset>`;
}
