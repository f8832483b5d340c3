import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // What may be kept says so itself: public pictures, keys.
  'cache-control': 'no-store',
  // Data opened as a page can run nothing and is nobody's frame.
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
} satisfies OutgoingHttpHeaders;

/**
 * The mailbox shows mails as they were written, and the Google stand-in a form: neither runs a script, whatever a mail
 * says. Mails carry their styles inline and may show pictures.
 */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; frame-ancestors 'none'";
/** By the first part of a path. A form in a mail sends nothing; the way back from a sign-in leads to any address the shop has. */
const pagePolicies = new Map([
  ['mailbox', `${pagePolicy}; form-action 'self'`],
  ['google', pagePolicy],
]);

/** Gives an answer the headers of its kind before anything writes it; what a service sets itself counts more. */
export function setAnswerHeaders(response: ServerResponse, url = ''): void {
  for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
  const policy = pagePolicies.get(/^\/([a-z]+)(?![\w.])/.exec(url)?.[1] ?? '');
  if (policy) response.setHeader('content-security-policy', policy);
}
