import type { FunctionEnv } from './functionEnv';
import { isProviderId } from './providerId';

interface CallOptions {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Calls the provider's API with our key; `path` is given segment by segment. Rejects with `ProviderRefusal` for what is
 * refused, with another error when there is no answer, and for a segment that is no plain name: nobody outside may
 * choose what we ask for.
 */
export type ProviderCall = <Result>(
  method: string,
  path: readonly string[],
  options?: CallOptions,
) => Promise<Result>;

/** The provider's answer to what it does not do. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  constructor(
    readonly status: number,
    /** The provider's own sentence. */
    readonly description: string,
  ) {
    super(`The payment provider answered ${status}: ${description}`);
  }

  /** Whether what was asked for is not there; the API says so with 400 like any other mistake. */
  get isUnknown(): boolean {
    return this.status === 404 || /^The id provided does not exist/i.test(this.description);
  }

  /** Whether it says nothing of what was asked for: the provider is down or busy, or does not take our key. */
  get isNotNow(): boolean {
    return this.status >= 500 || [401, 403, 408, 429].includes(this.status);
  }
}

/** What `fetch` rejects with where there is no answer: each further call would wait as long. */
export const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error as Error).name === 'TimeoutError';

/** Milliseconds that the provider has to answer: a shopper waits, and a sweep must not hang. */
const timeout = 10_000;

export function createProviderCall({
  PAYMENT_URL,
  PAYMENT_KEY_ID,
  PAYMENT_KEY_SECRET,
}: FunctionEnv): ProviderCall {
  const authorization = `Basic ${btoa(`${PAYMENT_KEY_ID}:${PAYMENT_KEY_SECRET}`)}`;
  return async <Result>(method: string, path: readonly string[], options: CallOptions = {}) => {
    const { query, body, headers } = options;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const response = await fetch(`${PAYMENT_URL}/v1/${joinSegments(path)}${search}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (!response.ok) throw new ProviderRefusal(response.status, readDescription(text));
    return JSON.parse(text) as Result;
  };
}

/** `undefined` instead of a refusal for what is not there. */
export async function orUnknown<Result>(called: Promise<Result>): Promise<Result | undefined> {
  try {
    return await called;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.isUnknown) return undefined;
    throw error;
  }
}

function readDescription(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { description?: unknown } };
    if (typeof error?.description === 'string') return error.description.slice(0, 300);
  } catch {
    // A proxy's page, or nothing: shown as it is.
  }
  return text.slice(0, 300);
}

/** A path of names and ids. Throws for a segment such as `..`, which would lead to another part of the API. */
function joinSegments(segments: readonly string[]): string {
  const odd = segments.find((segment) => !isProviderId(segment));
  if (odd !== undefined) throw new Error(`Not an id of the payment provider: ${JSON.stringify(odd)}`);
  return segments.join('/');
}
