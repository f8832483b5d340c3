import type { ChangeAnswer, ReleaseDoor } from './releaseDoor';

/** A gate looks at a release, and may try it, before it answers. In milliseconds. */
const timeout = 120_000;

/** The door of a shop that runs somewhere, for whoever holds a token of their team. */
export function httpDoor(shop: string, token: string): ReleaseDoor {
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
  return {
    putFile: async (address, bytes) => {
      const path = address.replace(/^\/remotes\//, '/releases/files/');
      await ask(path, { method: 'PUT', body: new Uint8Array(bytes), type: 'application/octet-stream' });
    },
    change: async (remote, request) => {
      const body = JSON.stringify(request);
      const answer = await ask(`/releases/${remote}`, { method: 'POST', body, type: 'application/json' });
      return (await answer.json()) as ChangeAnswer;
    },
  };
}
