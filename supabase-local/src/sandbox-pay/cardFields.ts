import { html } from 'hono/html';
import { field } from './field';
import type { Markup } from './layout';
import { declinedCard, testCards } from './testCards';

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The fields of a card, filled with a test card, and the test cards to choose from. */
export function cardFields(
  form: URLSearchParams,
  wrong: { field: string; problem: string } | undefined,
): Markup {
  const problem = (id: string) => (wrong?.field === id ? wrong.problem : undefined);
  const value = (id: string, sample: string) => form.get(id) ?? sample;
  return html`<div class="card-fields">
      ${field({ id: 'number', label: 'Card number', value: value('number', grouped(testCards[0].number)), inputMode: 'numeric', problem: problem('number') })}
      ${field({ id: 'expiry', label: 'Expiry (MM / YY)', value: value('expiry', '12 / 30'), problem: problem('expiry') })}
      ${field({ id: 'cvv', label: 'CVV', value: value('cvv', '123'), inputMode: 'numeric', problem: problem('cvv') })}
      ${field({ id: 'name', label: 'Name on card', value: value('name', 'Test Shopper'), problem: problem('name') })}
    </div>
    <p class="hint" id="test-cards">Test cards</p>
    <ul class="test-cards" aria-labelledby="test-cards">
      ${[...testCards, { number: declinedCard, label: 'Declined' }].map(
        ({ number, label }) =>
          html`<li>
            <button type="button" data-card="${grouped(number)}">
              <strong>${label}</strong> ${grouped(number)}
            </button>
          </li>`,
      )}
    </ul>`;
}
