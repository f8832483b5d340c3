import type { RenderOutcome } from './renderMessages';

type ResponseOutcome = Extract<RenderOutcome, { kind: 'response' }>;

/** The answer of a loader: a redirect or a resource. */
export const toResponse = ({ status, headers, body }: ResponseOutcome): Response =>
  // Some statuses allow no body, not even an empty one.
  new Response(body.length > 0 ? body : null, { status, headers });

/** The answer of a resource that could not be made. Crawlers come back later. */
export const notNow = (): Response =>
  new Response('Not available right now', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
  });
