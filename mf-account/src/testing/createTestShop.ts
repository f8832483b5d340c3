import type { Platform } from '@shop/kernel/platform';
import { createTestPlatform, fixedRows } from '@shop/kernel/testing';

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
  const answers: Record<string, AuthCall> = {
    signInWithPassword: () => signIn(),
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
  const auth = Object.fromEntries(
    Object.keys(answers).map((name) => [name, (...args: unknown[]) => call(name, args)]),
  );
  const { platform, signIn } = createTestPlatform({
    database: {
      auth,
      rpc: () => Promise.resolve({ data: [], error: null }),
      from: (table: string) => fixedRows(options.tables?.[table] ?? []),
    },
    signedIn: options.signedIn,
  });
  return { platform, calls, signIn, answer: (name, behave) => void (answers[name] = behave) };
}
