import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { newAddress, signedInClient } from '../testing/testClient';

describe('refreshing a session over a bad line', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  /** The unmodified client with a session that has expired, on a line of which the first refreshes fail. */
  async function open(fails: (attempt: number) => Response | undefined) {
    const { session } = await signedInClient(backend, newAddress());
    const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
    const memory = new Map([['session', JSON.stringify(expired)]]);
    let attempts = 0;
    const events: string[] = [];
    const client = createClient(backend.url, backend.publishableKey, {
      realtime: { transport: WebSocket as never },
      auth: {
        autoRefreshToken: false,
        storageKey: 'session',
        storage: {
          getItem: (key) => memory.get(key) ?? null,
          setItem: (key, value) => void memory.set(key, value),
          removeItem: (key) => void memory.delete(key),
        },
      },
      global: {
        fetch: (input, init) => {
          const url = input instanceof Request ? input.url : String(input);
          if (!url.includes('grant_type=refresh_token')) return fetch(input, init);
          attempts += 1;
          const answer = fails(attempts);
          return answer ? Promise.resolve(answer) : fetch(input, init);
        },
      },
    });
    client.auth.onAuthStateChange((event) => void events.push(event));
    return { client, memory, attempts: () => attempts, events };
  }

  it('tries again after 200 ms and then after twice as long', async () => {
    const { client, attempts, events } = await open((attempt) =>
      attempt < 3 ? new Response('busy', { status: 503 }) : undefined,
    );
    const waits = jest.spyOn(globalThis, 'setTimeout');
    const { data } = await client.auth.getSession();
    expect(data.session?.user.email).toBeTruthy();
    expect(attempts()).toBe(3);
    const milliseconds = waits.mock.calls.map(([, wait]) => wait);
    waits.mockRestore();
    expect(milliseconds.filter((wait) => wait === 200 || wait === 400)).toEqual([200, 400]);
    expect(events).toContain('TOKEN_REFRESHED');
  });

  it('gives the session up at once when trying again cannot help', async () => {
    // The client itself writes what it was refused.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' };
    const { client, memory, attempts, events } = await open(() =>
      Response.json(refused, { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    );
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect(attempts()).toBe(1);
    expect(memory.has('session')).toBe(false);
    expect(events).toContain('SIGNED_OUT');
  });
});
