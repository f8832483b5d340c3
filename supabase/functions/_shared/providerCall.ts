import type { FunctionEnv } from './functionEnv';

/** Calls the provider's API with our key. Resolves with `undefined` for 404, rejects for every other refusal. */
export type ProviderCall = <Result>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<Result | undefined>;

/** Milliseconds that the provider has to answer: a shopper waits, and a sweep must not hang. */
const patience = 10_000;

export function createProviderCall({
  PAYMENT_URL,
  PAYMENT_KEY_ID,
  PAYMENT_KEY_SECRET,
}: FunctionEnv): ProviderCall {
  const authorization = `Basic ${btoa(`${PAYMENT_KEY_ID}:${PAYMENT_KEY_SECRET}`)}`;
  return async <Result>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${PAYMENT_URL}/v1/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new Error(`The payment provider answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Result;
  };
}
