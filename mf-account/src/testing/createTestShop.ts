import type { Platform, ShopCommands } from '@shop/kernel/platform';
import { createTestPlatform } from '@shop/kernel/testing';
import { accountAnswers } from './accountAnswers';

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
  /** Every call to the auth service and of an edge function, in order: its name and what it was given. */
  calls: [name: string, ...args: unknown[]][];
  /** Replaces what an auth call does; throw an `AuthRefusal` to refuse. */
  answer: (name: string, call: AuthCall) => void;
  /** Every function of the database that was called, with its arguments; reads of the pages included. */
  rpcCalls: [name: string, args: unknown][];
  /** Every message that was asked for, in order. */
  toasts: ShopCommands['show-toast'][];
  /** What functions of the database answer from now on. */
  functions: Record<string, unknown>;
  signIn: () => void;
}

interface TestShopOptions {
  signedIn?: boolean;
  /** Buys without an account in the live phase. */
  guest?: { email: string; phone: string };
  tables?: Record<string, unknown[]>;
  /** What functions of the database answer; an `Error` with a `hint` refuses. */
  functions?: Record<string, unknown>;
  /** What edge functions answer; a `Response` refuses. */
  edge?: Record<string, unknown>;
}

const quietCalls = [
  'signUp',
  'signInWithOAuth',
  'resetPasswordForEmail',
  'updateUser',
  'signOut',
  'exchangeCodeForSession',
  'refreshSession',
  'verifyOtp',
];

/** A real platform over a fake auth service and fixed rows: only the wire is pretended. */
export function createTestShop(options: TestShopOptions = {}): TestShop {
  const calls: TestShop['calls'] = [];
  const rpcCalls: TestShop['rpcCalls'] = [];
  const functions: TestShop['functions'] = { ...accountAnswers, ...options.functions };
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
  const rpc = (name: string, args: unknown) => {
    rpcCalls.push([name, args]);
    const answer = functions[name] ?? [];
    return Promise.resolve(
      answer instanceof Error ? { data: null, error: answer } : { data: answer, error: null },
    );
  };
  const invoke = (name: string, { body }: { body: unknown }) => {
    calls.push([name, body]);
    const answer = options.edge?.[name] ?? {};
    const refusal = answer instanceof Response && { data: null, error: { context: answer.clone() } };
    return Promise.resolve(refusal || { data: answer, error: null });
  };
  const { platform, signIn, toasts } = createTestPlatform({
    database: {
      auth,
      rpc,
      functions: { invoke },
    },
    tables: options.tables,
    signedIn: options.signedIn,
    guest: options.guest,
    settings: options.guest && { phase: 'live' },
  });
  return {
    platform,
    calls,
    rpcCalls,
    functions,
    toasts,
    signIn,
    answer: (name, behave) => void (answers[name] = behave),
  };
}
