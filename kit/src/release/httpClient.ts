import type { RegistryEntry } from '@shop/registry';
import { parseChangeAnswer } from '@shop/registry/desk';
import type { ReleaseClient } from './releaseClient';

/** A gate looks at a release, and may try it, before it answers. In milliseconds. */
const timeout = 120_000;

interface HttpClient extends ReleaseClient {
  /** A grant to look at the shop with this remote in it, for the browser that keeps the secret with this SHA-256. */
  override(remote: string, entry: RegistryEntry, browser: string): Promise<string>;
}

/** Releases to a shop that runs somewhere, for whoever holds a token of their team. */
export function httpClient(shop: string, token: string): HttpClient {
  const ask = async (path: string, request: { method: string; body: BodyInit; type: string }) => {
    const { type, ...init } = request;
    const answer = await fetch(new URL(path, shop), {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new Error(`${shop} does not answer.`, { cause });
    });
    if (answer.ok) return answer;
    const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
    throw new Error(error ?? `${shop} answers ${answer.status} to ${request.method} ${path}.`);
  };
  const order = async (remote: string, request: object): Promise<unknown> => {
    const body = JSON.stringify(request);
    const answer = await ask(`/releases/${remote}`, { method: 'POST', body, type: 'application/json' });
    return answer.json();
  };
  return {
    putFile: async (address, bytes) => {
      const path = address.replace(/^\/remotes\//, '/releases/files/');
      await ask(path, { method: 'PUT', body: new Uint8Array(bytes), type: 'application/octet-stream' });
    },
    change: async (remote, request) => {
      const answer = parseChangeAnswer(await order(remote, request));
      if (answer) return answer;
      throw new Error(
        `${shop} has changed ${remote}, and answers in a way that this version of the kit does not know.`,
      );
    },
    override: async (remote, entry, browser) => {
      const answer = await order(remote, { action: 'override', entry, browser });
      return (answer as { grant: string }).grant;
    },
  };
}
