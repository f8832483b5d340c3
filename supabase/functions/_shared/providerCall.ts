import type { FunctionEnv } from './functionEnv';
import { isProviderId } from './providerId';

/**
 * Calls the provider's API with our key; `path` is given segment by segment. Resolves with `undefined` for 404, rejects
 * for every other refusal and for a segment that is no plain name: nobody outside may choose what we ask for.
 */
export type ProviderCall = <Result>(
  method: string,
  path: readonly string[],
  body?: unknown,
) => Promise<Result | undefined>;

/** Milliseconds that the provider has to answer: a shopper waits, and a sweep must not hang. */
const timeout = 10_000;

export function createProviderCall({
  PAYMENT_URL,
  PAYMENT_KEY_ID,
  PAYMENT_KEY_SECRET,
}: FunctionEnv): ProviderCall {
  const authorization = `Basic ${btoa(`${PAYMENT_KEY_ID}:${PAYMENT_KEY_SECRET}`)}`;
  return async <Result>(method: string, path: readonly string[], body?: unknown) => {
    const response = await fetch(`${PAYMENT_URL}/v1/${joinSegments(path)}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new Error(`The payment provider answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Result;
  };
}

/** A path of names and ids. Throws for a segment such as `..`, which would lead to another part of the API. */
export function joinSegments(segments: readonly string[]): string {
  const odd = segments.find((segment) => !isProviderId(segment));
  if (odd !== undefined) throw new Error(`Not an id of the payment provider: ${JSON.stringify(odd)}`);
  return segments.join('/');
}
