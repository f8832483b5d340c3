import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { assetPaths } from './assets';
import type { WayBack } from './wayBack';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A form back to the merchant is sent to an address of theirs, and goes on from there to another. */
const policyOf = (isLeaving: boolean): string =>
  `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'${isLeaving ? ' http: https:' : ''}; base-uri 'none'; frame-ancestors 'none'`;

const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

interface Page {
  title: string;
  content: Markup;
  status?: 200 | 404 | 422;
  /** How the browser goes back to the merchant. */
  back?: WayBack | undefined;
  /** By itself, after a moment. */
  soon?: boolean;
}

/** A page of the test provider. Every one says on top that it is no real one. */
export async function sendPage(
  c: Context,
  { title, content, status = 200, back, soon }: Page,
): Promise<Response> {
  const page = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${soon && back && !back.fields ? html`<meta http-equiv="refresh" content="2;url=${back.url}" />` : ''}
        <title>${title} · Sandbox Pay</title>
        <link rel="icon" href="${assetPaths.icon}" type="image/svg+xml" />
        ${assetPaths.styles.map((style) => html`<link rel="stylesheet" href="${style}" />`)}
        <script src="${assetPaths.script}" defer></script>
      </head>
      <body>
        <p class="ribbon">
          <strong>Test payment page</strong> <span>No money moves. Never type a real card here.</span>
        </p>
        <main>${content}</main>
        <footer>Sandbox Pay stands in for a payment provider on this machine.</footer>
      </body>
    </html>`;
  return c.html(String(await page), status, {
    ...headers,
    'Content-Security-Policy': policyOf(back?.fields !== undefined),
  });
}
