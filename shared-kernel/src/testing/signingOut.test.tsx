import { sessionStorageKey } from '../data/sessionStorageKey';
import { defaultSettings } from '../domain/shopSettings';
import { createPlatform } from '../platform/createPlatform';

const stored = {
  ...{ access_token: 'token', refresh_token: 'other', token_type: 'bearer', expires_in: 3600 },
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'u1', email: 'asha@example.com', user_metadata: { full_name: 'Asha Rao' } },
};

/** Node's own channel would carry messages from one test's shop into another's. */
class SilentChannel {
  postMessage() {}
  addEventListener() {}
}

/** Somebody signed in, over the library's own client; `answer` is what the service says to all that is asked. */
async function signedIn(answer: () => Promise<Response>) {
  Object.assign(globalThis, { fetch: answer, BroadcastChannel: SilentChannel });
  localStorage.setItem(sessionStorageKey, JSON.stringify(stored));
  const { session, bus, start } = createPlatform({
    environment: {
      backend: { url: 'https://backend.example', publishableKey: 'key' },
      settings: defaultSettings,
      siteUrl: 'https://shop.example',
    },
    remotes: [],
    origin: 'https://shop.example',
    storage: 'localStorage',
  });
  const ends: boolean[] = [];
  bus.on('auth/signed-out').subscribe(({ isUnasked }) => ends.push(isUnasked));
  start();
  expect((await session.settled()).status).toBe('signed-in');
  return { session, ends };
}

const silence = () => Promise.reject(new TypeError('Failed to fetch'));
const fault = () => Promise.resolve(Response.json({ message: 'Something broke' }, { status: 500 }));

beforeEach(() => {
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => localStorage.clear());

test.each([
  ['does not answer', silence],
  ['fails', fault],
])('signing out ends the session on the device, also where the service %s', async (_, answer) => {
  const { session, ends } = await signedIn(answer);
  await session.signOut();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(session.get()).toEqual({ status: 'signed-out' });
  expect(ends).toEqual([false]);
});

test('whoever means all devices is told that nobody answers, and stays signed in here', async () => {
  const { session, ends } = await signedIn(silence);
  await expect(session.signOut('global')).rejects.toMatchObject({ code: 'NETWORK' });
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  expect([session.get().status, ends]).toEqual(['signed-in', []]);
});
