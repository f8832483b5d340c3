import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { shop } from '@shop/kernel/domain';

type Content = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A small page in the shop's look, for the mailbox and the Google stand-in. */
export function page(title: string, content: Content): Content {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${shop.name}</title>
        <style>
          body {
            margin: 0;
            background: #fbf6ec;
            color: #2a1734;
            font:
              1rem/1.6 Georgia,
              'Times New Roman',
              serif;
          }
          main {
            max-width: 44rem;
            margin: 0 auto;
            padding: 2.5rem 1.25rem 4rem;
          }
          h1 {
            font-weight: 400;
            font-size: 2rem;
            margin: 0 0 1.5rem;
          }
          a {
            color: #a8322f;
          }
          label {
            display: block;
            margin: 0 0 1rem;
          }
          input {
            box-sizing: border-box;
            width: 100%;
            padding: 0.65rem 0.8rem;
            font: inherit;
            color: inherit;
            background: #fff;
            border: 1px solid #2a173455;
            border-radius: 4px;
          }
          button {
            padding: 0.65rem 1.6rem;
            font: inherit;
            color: #fbf6ec;
            background: #a8322f;
            border: 0;
            border-radius: 4px;
            cursor: pointer;
          }
          :focus-visible {
            outline: 3px solid #a8322f;
            outline-offset: 2px;
          }
          ul {
            list-style: none;
            margin: 1.5rem 0 0;
            padding: 0;
            border-top: 1px solid #2a173433;
          }
          li {
            padding: 0.9rem 0;
            border-bottom: 1px solid #2a173433;
          }
          li span,
          .from {
            display: block;
            font-size: 0.875rem;
            color: #6a5670;
            overflow-wrap: anywhere;
          }
          .letter {
            background: #fff;
            padding: clamp(0.25rem, 3vw, 1.5rem);
            border: 1px solid #2a173422;
            border-radius: 4px;
            overflow-wrap: anywhere;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
