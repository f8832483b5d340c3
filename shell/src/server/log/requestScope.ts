import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** By which a request is known in every log that it leaves a line in: the proxy's, this server's, the database's. */
export const requestIdHeader = 'x-request-id';

const scope = new AsyncLocalStorage<string>();
const wellFormed = /^[\w-]{8,64}$/;

/** The id that a proxy gave a request, where it looks like one; a new one otherwise. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && wellFormed.test(given) ? given : randomUUID();

/** Runs something on behalf of a request. */
export const onBehalfOf = <Result>(id: string | undefined, run: () => Result): Result =>
  id === undefined ? run() : scope.run(id, run);

/** The request that is being answered; undefined in work that belongs to none. */
export const currentRequest = (): string | undefined => scope.getStore();

/** `fetch` that tells whoever is asked on behalf of which request that happens. */
export const tellingRequest =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const id = currentRequest();
    if (id === undefined) return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(requestIdHeader, id);
    return send(input, { ...init, headers });
  };
