import type { Database } from '../data/data';
import { createBus } from './bus';
import { createSession } from './createSession';

type Publish = (event: string, session: unknown) => void;

const stored = { user: { id: 'u1', email: 'asha@example.com', user_metadata: { full_name: 'Asha Rao' } } };

function open() {
  const bus = createBus();
  const events: string[] = [];
  const messages: string[] = [];
  bus.all$.subscribe(({ type }) => events.push(type));
  bus.on('toast/requested').subscribe(({ message }) => messages.push(message));
  let publish: Publish = () => undefined;
  const auth = {
    onAuthStateChange: (listener: Publish) => {
      publish = listener;
      listener('INITIAL_SESSION', stored);
    },
    signOut: () => {
      publish('SIGNED_OUT', null);
      return Promise.resolve({ error: null });
    },
  };
  const session = createSession({
    connect: () => Promise.resolve({ auth } as unknown as Database),
    bus,
    origin: 'https://shop.example',
    onLeaving: () => undefined,
  });
  return { session, events, messages, publish: (event: string, of: unknown) => publish(event, of) };
}

test('every event of the session reaches the bus', async () => {
  const { session, events, publish } = open();
  session.start(true);
  await session.settled();
  publish('SIGNED_IN', stored);
  publish('TOKEN_REFRESHED', stored);
  publish('USER_UPDATED', stored);
  publish('PASSWORD_RECOVERY', stored);
  publish('MFA_CHALLENGE_VERIFIED', stored);
  expect(events).toEqual([
    'auth/initial-session',
    'auth/signed-in',
    'auth/token-refreshed',
    'auth/user-updated',
    'auth/password-recovery',
    'auth/mfa-verified',
  ]);
});

test('who signs out here is told nothing', async () => {
  const { session, messages } = open();
  session.start(true);
  await session.settled();
  await session.signOut();
  expect(session.get()).toEqual({ status: 'signed-out' });
  expect(messages).toEqual([]);
});

test('a session that ended by itself says so, once', async () => {
  const { session, messages, publish } = open();
  session.start(true);
  await session.settled();
  publish('SIGNED_OUT', null);
  publish('SIGNED_OUT', null);
  expect(messages).toEqual(['You have been signed out. Your bag is kept: sign in to see it again.']);
});

test('a visitor’s tab learns of a sign-in elsewhere', async () => {
  const { session } = open();
  session.start(false);
  expect(session.get()).toEqual({ status: 'signed-out' });
  session.start(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { fullName: 'Asha Rao' } });
});
