import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { assetPaths } from './assets';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

interface Page {
  title: string;
  content: Markup;
  status?: 200 | 404 | 422;
  /** Where the browser goes by itself after a moment. */
  next?: string;
}

/** A page of the test provider. Every one says on top that it is no real one. */
export async function sendPage(c: Context, { title, content, status = 200, next }: Page): Promise<Response> {
  const page = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${next ? html`<meta http-equiv="refresh" content="2;url=${next}" />` : ''}
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
  return c.html(String(await page), status, headers);
}
