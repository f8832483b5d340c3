import { sessionStorageKey, type Database } from '@shop/kernel/data';
import { defaultSettings } from '@shop/kernel/domain';
import { createPlatform, emptySlots, type Platform } from '@shop/kernel/platform';

/** How the auth service refuses, in supabase-js's error shape. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthApiError';
  readonly status = 400;
  constructor(
    message: string,
    readonly code = 'refused',
  ) {
    super(message);
  }
}

type AuthCall = (...args: unknown[]) => unknown;

interface TestShop {
  platform: Platform;
  /** Every call to the auth service, in order: its name and what it was given. */
  calls: [name: string, ...args: unknown[]][];
  /** Replaces what an auth call does; throw an `AuthRefusal` to refuse. */
  answer: (name: string, call: AuthCall) => void;
  signIn: () => void;
}

const testUser = {
  id: 'abcdef12-0000-4000-8000-000000000001',
  email: 'asha@example.com',
  user_metadata: { full_name: 'Asha Rao' },
};

const quietCalls = [
  'signUp',
  'signInWithOAuth',
  'resetPasswordForEmail',
  'updateUser',
  'signOut',
  'exchangeCodeForSession',
];

/** A real platform over a fake auth service and fixed rows: only the wire is pretended. */
export function createTestShop(
  options: { signedIn?: boolean; tables?: Record<string, unknown[]> } = {},
): TestShop {
  const calls: TestShop['calls'] = [];
  const session = { user: testUser };
  let publish: (event: string, session: unknown) => void = () => undefined;
  const signIn = () => publish('SIGNED_IN', session);
  const answers: Record<string, AuthCall> = {
    signInWithPassword: signIn,
    ...Object.fromEntries(quietCalls.map((name) => [name, () => undefined])),
  };

  const call = async (name: string, args: unknown[]) => {
    calls.push([name, ...args]);
    try {
      await answers[name]?.(...args);
      return { error: null };
    } catch (error) {
      return { error };
    }
  };
  const auth = {
    ...Object.fromEntries(
      Object.keys(answers).map((name) => [name, (...args: unknown[]) => call(name, args)]),
    ),
    onAuthStateChange: (listener: typeof publish) => {
      publish = listener;
      listener('INITIAL_SESSION', options.signedIn ? session : null);
    },
  };
  const db = {
    auth,
    rpc: () => Promise.resolve({ data: [], error: null }),
    from: (table: string) => selection(options.tables?.[table] ?? []),
  } as unknown as Database;

  Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  const storage = new Map([[sessionStorageKey, 'a session']]);
  const platform = createPlatform({
    environment: {
      backend: { url: '', publishableKey: '' },
      settings: defaultSettings,
      siteUrl: 'https://shop.example',
    },
    slots: emptySlots,
    origin: 'https://shop.example',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    connect: () => Promise.resolve(db),
  });
  platform.start();
  return { platform, calls, signIn, answer: (name, behave) => void (answers[name] = behave) };
}

/** Node's own channel would carry messages from one test's shop into another's. */
class SilentChannel {
  postMessage() {}
  addEventListener() {}
}

/** Any chain of filters over fixed rows, awaited like supabase-js's own. */
function selection(rows: unknown[]): unknown {
  const answer = Promise.resolve({ data: rows, error: null });
  const chain: unknown = new Proxy(
    {},
    { get: (_, method) => (method === 'then' ? answer.then.bind(answer) : () => chain) },
  );
  return chain;
}
