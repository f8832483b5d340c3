import { FunctionError } from './functionError';

/** 303: the browser goes on with GET, whatever brought it here. */
export function seeOther(url: string): Response {
  return new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } });
}

/**
 * A page of the shop to come back to, or `undefined` when none is asked for. Throws 422 `INVALID_RETURN_TO` for an
 * address elsewhere: our links must not lead shoppers to strangers.
 */
export function readReturnTo(value: unknown, siteUrl: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const page =
    typeof value === 'string' && URL.canParse(value, siteUrl) ? new URL(value, siteUrl) : undefined;
  const site = new URL(siteUrl);
  // A blob has the origin of whoever made it.
  const isOurs = page?.origin === site.origin && page.protocol === site.protocol;
  if (isOurs && !page.username && !page.password) return page.href;
  throw new FunctionError(422, 'INVALID_RETURN_TO', 'That page is not part of this shop.');
}

/** The same page with `outcome` in its query. */
export function withOutcome(page: string, outcome: string): string {
  const url = new URL(page);
  url.searchParams.set('outcome', outcome);
  return url.href;
}
