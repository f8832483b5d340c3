import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { fontFaceRules } from '@shop/ui/fonts';
import { contentSecurityPolicyWithoutScripts } from '../answers/contentSecurity';
import { ProblemScreen, type ProblemScreenProps } from './ProblemScreen';

export type Problem = 'unavailable' | 'failed' | 'strange address' | 'long address';

interface Words extends ProblemScreenProps {
  status: number;
  /** Seconds after which the page asks again by itself. */
  retryAfter?: number;
}

const words: Record<Problem, Words> = {
  unavailable: {
    status: 503,
    title: 'Back in a moment',
    text: 'The shop is being put right and will be here again shortly. This page looks again by itself; your bag and your orders are safe.',
    retryAfter: 15,
  },
  failed: {
    status: 500,
    title: 'Something went wrong here',
    text: 'It is our fault, not yours, and it has been written down. Please try again in a moment.',
  },
  'strange address': {
    status: 400,
    title: 'This address cannot be right',
    text: 'No page of the shop has an address like this. Perhaps a part of it was lost on the way.',
  },
  'long address': {
    status: 414,
    title: 'This address is too long',
    text: 'No page of the shop has an address as long as this.',
  },
};

interface ProblemPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const made = new Map<Problem, ProblemPage>();

function draw({ status, title, text, retryAfter }: Words): ProblemPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(<ProblemScreen title={title} text={text} />));
    const styles = `<style>${fontFaceRules}</style>${sheet.getStyleTags()}`;
    const refresh = retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}">` : '';
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicyWithoutScripts(styles),
        ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
      },
      body: [
        '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        refresh,
        `<title>${title} | ${shop.name}</title>`,
        styles,
        '</head><body>',
        html,
        '</body></html>',
      ].join(''),
    };
  } finally {
    sheet.seal();
  }
}

/** A page that says what is wrong. It depends on nothing that could be wrong too, and is drawn once. */
export function problemResponse(problem: Problem): Response {
  const page = made.get(problem) ?? draw(words[problem]);
  made.set(problem, page);
  const { status, headers, body } = page;
  return new Response(body, { status, headers });
}
