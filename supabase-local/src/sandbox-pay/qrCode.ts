import { html } from 'hono/html';
import encodeQr from 'qr';
import type { Markup } from './layout';

/** A QR code as one SVG path, so that the strict content policy needs no exception. */
export function qrCode(text: string, label: string): Markup {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: 2 });
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${modules.length} ${modules.length}"
    role="img"
    aria-label="${label}"
  >
    <path d="${path}" />
  </svg>`;
}
