import { filter, firstValueFrom } from 'rxjs';
import type { Database } from '../data/database';
import { isUnanswered, unansweredCode } from '../data/dataError';
import type { Bus } from './bus';
import type { Commands } from './commands';
import { followSession, signOutStorageKey } from './followSession';
import type { Links } from './links';
import { type DeviceStorage, writeStored } from './persistedStore';
import type { Service } from './service';
import { AuthError, guestIn, type Session } from './session';
import { toContact } from './sessionUser';
import { createStore } from './store';

interface SessionOptions {
  connect: () => Promise<Database>;
  bus: Bus;
  commands: Commands;
  service: Service;
  /** Where the pages lie that mails and Google lead back to. */
  links: Links;
  /** The shop's own origin, for the addresses in mails and the way back from Google. */
  origin: string;
  /** Called before a sign-in that ends on another page: Google, or the link of a confirmation mail (adr 0008). */
  onLeaving: () => void;
  /** The browser's storage; absent on the server. */
  storage: DeviceStorage | undefined;
}

/** Milliseconds that a call waits, which may begin with renewing the session. */
const timeout = 25_000;

const unanswered = () =>
  new AuthError('Our sign-in desk is not answering just now. Please try again in a moment.', unansweredCode);

/** The service's refusal with its own words, or the spec's text for whatever else went wrong (spec §8). */
function toAuthError(error: unknown): AuthError {
  if (isUnanswered(error)) return unanswered();
  const refusal = error as { name?: string; message?: string; code?: string; status?: number };
  const isRefusal = refusal?.name?.startsWith('Auth') && refusal.status !== undefined && refusal.status > 0;
  if (isRefusal && refusal.message) return new AuthError(refusal.message, refusal.code);
  return new AuthError('An unexpected error occurred', undefined);
}

export interface StartableSession extends Session {
  /** Begins to follow the stored session, again when another tab stores one; `hasStored` false spares the download of supabase-js. */
  start(hasStored: boolean): void;
}

/** The session over supabase-js, which is loaded only when there is something to ask it (spec §4, Session). */
export function createSession({
  links,
  origin,
  onLeaving,
  ...surroundings
}: SessionOptions): StartableSession {
  const { state, follow, start } = followSession(surroundings);
  const { storage } = surroundings;
  const busy = createStore(false, (_: boolean, next: boolean) => next);
  /** Where mails and Google lead back to; without the page of that name, to the home page. */
  const comeBackTo = (name: string) => origin + (links.resolve({ name, values: {} }) ?? '/');

  /** Runs one call to the auth service with the loading flag up; rejects with `AuthError`. */
  const run = async <Result>(
    call: (auth: Database['auth']) => Promise<{ error: unknown } & Result>,
  ): Promise<Result> => {
    busy.send(true);
    try {
      const answer = await withDeadline(call((await follow()).auth));
      if (answer.error) throw answer.error;
      return answer;
    } catch (error) {
      throw toAuthError(error);
    } finally {
      busy.send(false);
    }
  };

  return {
    state$: state,
    get: () => state.value,
    initial: { status: 'restoring' },
    busy,
    start,
    settled: () => firstValueFrom(state.pipe(filter(({ status }) => status !== 'restoring'))),
    signIn: async (email, password) => {
      await run((auth) => auth.signInWithPassword({ email, password }));
    },
    signUp: async ({ fullName, email, password }) => {
      onLeaving();
      await run((auth) =>
        auth.signUp({
          email,
          password,
          options: { data: { full_name: fullName }, emailRedirectTo: comeBackTo('auth-callback') },
        }),
      );
    },
    continueAsGuest: async (contact) => {
      const data = toContact(contact);
      if (guestIn(state.value)) await run((auth) => auth.updateUser({ data }));
      else await run((auth) => auth.signInAnonymously({ options: { data } }));
    },
    signInWithGoogle: async () => {
      onLeaving();
      await run((auth) =>
        auth.signInWithOAuth({ provider: 'google', options: { redirectTo: comeBackTo('auth-callback') } }),
      );
    },
    completeSignIn: async (code) => {
      await run((auth) => auth.exchangeCodeForSession(code));
    },
    sendPasswordReset: async (email) => {
      await run((auth) => auth.resetPasswordForEmail(email, { redirectTo: comeBackTo('reset-password') }));
    },
    updatePassword: async (password, current) => {
      await run((auth) => auth.updateUser({ password, current_password: current }));
    },
    signOut: async (scope = 'local') => {
      if (scope !== 'others') writeStored(storage, signOutStorageKey, true);
      try {
        await run((auth) => auth.signOut({ scope }));
      } catch (error) {
        storage?.removeItem(signOutStorageKey);
        throw error;
      }
    },
  };
}

/** Rejects when the service takes too long, so that no button spins for ever. */
async function withDeadline<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unanswered()), timeout);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
