import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { beginCall } from '../tracing/spans';
import type { CallRecorder } from '../tracing/tracedCall';
import { shownPath } from './shownPath';

/** By which a request is known in every log that it leaves a line in: the proxy's, this server's, the database's. */
export const requestIdHeader = 'x-request-id';

interface Scope {
  id: string;
  /** In a render process that somebody traces. */
  recorder: CallRecorder | undefined;
}

const scope = new AsyncLocalStorage<Scope>();
const wellFormed = /^[\w-]{8,64}$/;

/** The id that a proxy gave a request, where it looks like one; a new one otherwise. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && wellFormed.test(given) ? given : randomUUID();

/** Runs something on behalf of a request. */
export const onBehalfOf = <Result>(
  id: string | undefined,
  run: () => Result,
  recorder?: CallRecorder,
): Result => (id === undefined ? run() : scope.run({ id, recorder }, run));

/** The request that is being answered; undefined in work that belongs to none. */
export const currentRequest = (): string | undefined => scope.getStore()?.id;

/** `fetch` that tells whoever is asked on behalf of which request that happens, and as which part of its trace. */
export const tellingRequest =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const asking = scope.getStore();
    if (asking === undefined) return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(requestIdHeader, asking.id);
    const name = nameOf(input, init);
    const call = asking.recorder ? asking.recorder.begin(name) : beginCall(name);
    if (!call) return send(input, { ...init, headers });
    headers.set('traceparent', call.traceparent);
    try {
      const response = await send(input, { ...init, headers });
      call.end(response.status);
      return response;
    } catch (error) {
      call.end(0);
      throw error;
    }
  };

/** Tables and functions stand in the path; what was looked for is in the query, which nobody keeps. */
function nameOf(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input));
  return `${init?.method ?? request?.method ?? 'GET'} ${shownPath(url.pathname)}`;
}
