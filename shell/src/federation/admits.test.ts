import type { Platform } from '@shop/kernel/platform';
import { admits } from './admits';

type Session = Platform['session'];
type SessionState = ReturnType<Session['get']>;

const sessionOf = (state: SessionState) => ({ settled: () => Promise.resolve(state) }) as unknown as Session;
const signedIn = (role: 'admin' | 'shopper'): SessionState => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@example.com', fullName: '', role, affiliateCode: '' },
});

test.each<[string, SessionState, boolean]>([
  ['an admin', signedIn('admin'), true],
  ['a shopper', signedIn('shopper'), false],
  ['a visitor', { status: 'signed-out' }, false],
])('the admin’s remote and %s', async (_, state, expected) => {
  expect(await admits(sessionOf(state), { audience: 'admin' })).toBe(expected);
});

test('everybody else’s remotes wait for nobody', async () => {
  const session = { settled: () => new Promise(() => undefined) } as unknown as Session;
  expect(await admits(session, {})).toBe(true);
});
