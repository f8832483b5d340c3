import type { Database } from '../data/database';
import { sessionStorageKey } from '../data/sessionStorageKey';
import { createBus } from './bus';
import { createCommands } from './commands';
import { createSession } from './createSession';
import { createLinks } from './links';
import { createService } from './service';
import { createMemoryStorage } from './testing/createMemoryStorage';

type Publish = (event: string, session: unknown) => void;

const stored = { user: { id: 'u1', email: 'asha@example.com', user_metadata: { full_name: 'Asha Rao' } } };

/** One tab; `storage` is what the tabs of a browser share, `initial` the session as it could be renewed. */
function open(storage = createMemoryStorage(), initial: unknown = stored) {
  const bus = createBus();
  const events: string[] = [];
  const messages: string[] = [];
  bus.on('auth/signed-out').subscribe(({ isUnasked }) => events.push(isUnasked ? 'ended' : 'signed out'));
  const commands = createCommands();
  commands.handle('show-toast', ({ message }) => {
    messages.push(message);
    return 'done';
  });
  let publish: Publish = () => undefined;
  const auth = {
    onAuthStateChange: (listener: Publish) => {
      publish = listener;
      listener('INITIAL_SESSION', initial);
    },
    signOut: () => {
      publish('SIGNED_OUT', null);
      return Promise.resolve({ error: null });
    },
  };
  const session = createSession({
    connect: () => Promise.resolve({ auth } as unknown as Database),
    bus,
    commands,
    service: createService(),
    links: createLinks([]),
    origin: 'https://shop.example',
    onLeaving: () => undefined,
    storage,
  });
  return { session, events, messages, publish: (event: string, of: unknown) => publish(event, of) };
}

test('the bus carries that a session ended, and whether somebody wanted it; nobody hears of its other events', async () => {
  const { session, events, publish } = open();
  session.start(true);
  await session.settled();
  publish('SIGNED_IN', stored);
  publish('TOKEN_REFRESHED', stored);
  publish('USER_UPDATED', stored);
  publish('PASSWORD_RECOVERY', stored);
  publish('MFA_CHALLENGE_VERIFIED', stored);
  expect(events).toEqual([]);
  publish('SIGNED_OUT', null);
  expect(events).toEqual(['ended']);
  publish('SIGNED_IN', stored);
  await session.signOut();
  expect(events).toEqual(['ended', 'signed out']);
});

test('a chosen sign-out is not announced, in no tab', async () => {
  const storage = createMemoryStorage();
  const [here, there] = [open(storage), open(storage)];
  for (const { session } of [here, there]) {
    session.start(true);
    await session.settled();
  }
  await here.session.signOut();
  there.publish('SIGNED_OUT', null);
  for (const { session, messages } of [here, there]) {
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(messages).toEqual([]);
  }
});

test('a session that ended by itself says so, once, also after a sign-out and a new sign-in', async () => {
  const { session, messages, publish } = open();
  session.start(true);
  await session.settled();
  await session.signOut();
  publish('SIGNED_IN', stored);
  publish('SIGNED_OUT', null);
  publish('SIGNED_OUT', null);
  expect(session.get()).toEqual({ status: 'signed-out', isUnasked: true });
  expect(messages).toEqual(['You have been signed out. Your bag is kept: sign in to go on.']);
});

test('a visitor’s tab learns of a sign-in elsewhere', async () => {
  const { session } = open();
  session.start(false);
  expect(session.get()).toEqual({ status: 'signed-out' });
  session.start(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { fullName: 'Asha Rao' } });
});

test('a sign-in elsewhere whose message overtakes the session counts once the device has that', async () => {
  const storage = createMemoryStorage();
  const { session, publish } = open(storage);
  session.start(true);
  await session.settled();
  publish('SIGNED_OUT', null);
  const again = { ...stored, access_token: 'second' };
  publish('SIGNED_IN', again);
  expect(session.get().status).toBe('signed-out');
  storage.setItem(sessionStorageKey, JSON.stringify(again));
  session.start(true);
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { fullName: 'Asha Rao' } });

  publish('SIGNED_OUT', null);
  publish('SIGNED_IN', again);
  expect(session.get().status).toBe('signed-in');
});

describe('a guest', () => {
  const guest = {
    user: {
      id: 'g1',
      is_anonymous: true,
      user_metadata: { contact_email: 'asha@example.com', contact_phone: '9876543210', role: 'admin' },
    },
  };
  const asState = {
    status: 'signed-out',
    guest: expect.objectContaining({ id: 'g1', email: 'asha@example.com', phone: '9876543210' }) as object,
  };

  test('is signed out for everybody who asks for somebody signed in, also while the service is away', async () => {
    const kept = createMemoryStorage({ [sessionStorageKey]: JSON.stringify(guest) });
    for (const { session } of [open(createMemoryStorage(), guest), open(kept, null)]) {
      session.start(true);
      expect(await session.settled()).toEqual(asState);
    }
  });

  test('signs in as somebody else, and leaves without a word', async () => {
    const { session, publish, messages } = open();
    session.start(true);
    await session.settled();
    publish('SIGNED_IN', guest);
    publish('SIGNED_IN', stored);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    publish('SIGNED_IN', guest);
    const said = messages.length;
    publish('SIGNED_OUT', null);
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(messages).toHaveLength(said);
  });
});
