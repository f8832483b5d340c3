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
 * says. Mails carry their styles inline and may show pictures. A form's target is left open, because the way back from
 * the sign-in leads to any address the shop has.
 */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; frame-ancestors 'none'";

/** Gives an answer the headers of its kind before anything writes it; what a service sets itself counts more. */
export function setAnswerHeaders(response: ServerResponse, url = ''): void {
  for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
  if (/^\/(mailbox|google)(?![\w.])/.test(url)) response.setHeader('content-security-policy', pagePolicy);
}
