import { html } from 'hono/html';
import type { Markup } from './layout';
import type { WayBack } from './wayBack';

/** The button back to the merchant. With `soon` the page goes there by itself after a moment. */
export function backButton({ url, fields }: WayBack, merchant: string, soon: boolean): Markup {
  if (!fields) return html`<p><a class="pay" href="${url}">Return to ${merchant}</a></p>`;
  return html`<form class="back" method="post" action="${url}" ${soon ? html`data-soon` : ''}>
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="pay">Return to ${merchant}</button>
  </form>`;
}
