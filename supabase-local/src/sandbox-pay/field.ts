import { html } from 'hono/html';
import type { Markup } from './layout';

interface Field {
  id: string;
  label: string;
  value: string;
  hint?: string;
  inputMode?: 'numeric' | 'email' | 'text';
  problem: string | undefined;
}

/** A labelled input; what is wrong with it stands below and is read with it. */
export function field({ id, label, value, hint, inputMode = 'text', problem }: Field): Markup {
  const below = problem ?? hint;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      value="${value}"
      inputmode="${inputMode}"
      autocomplete="off"
      ${problem ? html`aria-invalid="true"` : ''}
      ${below ? html`aria-describedby="${id}-hint"` : ''}
    />
    ${below ? html`<p id="${id}-hint" class="${problem ? 'wrong' : 'hint'}">${below}</p>` : ''}
  </div>`;
}
