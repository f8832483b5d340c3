import type {
  AuthChangeEvent,
  Session as SupabaseSession,
  User as SupabaseUser,
} from '@supabase/supabase-js';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import type { Database } from '../data/database';
import { isUnanswered, unansweredCode } from '../data/dataError';
import { inTime } from '../data/inTime';
import { sessionStorageKey } from '../data/sessionStorageKey';
import { shop } from '../domain/shop';
import { defaultAffiliateCode, type User } from '../domain/user';
import type { Bus } from './bus';
import type { Commands } from './commands';
import type { Links } from './links';
import { type DeviceStorage, readStored, writeStored } from './persistedStore';
import type { Service } from './service';
import { AuthError, type Guest, guestIn, isUnasked, type Session, type SessionState } from './session';
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

/** Tells this shopper's other tabs, which see the same sign-out, that somebody wanted it. */
const signOutStorageKey = 'signed-out-by-choice';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function toUser(user: SupabaseUser): User {
  const metadata = user.user_metadata;
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: text(metadata.full_name),
    role: metadata.role === 'admin' ? 'admin' : 'shopper',
    affiliateCode: text(metadata.affiliate_code) || defaultAffiliateCode(user.id, shop.codePrefix),
  };
}

/** As the guest's metadata names what they typed, which no table has before there is an order. */
const toContact = ({ email, phone }: Pick<Guest, 'email' | 'phone'>) => ({
  contact_email: email,
  contact_phone: phone,
});

const toState = (user: SupabaseUser): SessionState => {
  if (!user.is_anonymous) return { status: 'signed-in', user: toUser(user) };
  const { contact_email: email, contact_phone: phone } = user.user_metadata;
  const guest: Guest = { ...toUser(user), affiliateCode: '', email: text(email), phone: text(phone) };
  return { status: 'signed-out', guest };
};

const unanswered = () =>
  new AuthError('Our sign-in desk is not answering just now. Please try again in a moment.', unansweredCode);

/** Whose session the device keeps, whether or not it could be renewed yet. */
const readStoredState = (storage: DeviceStorage | undefined): SessionState | undefined =>
  readStored(storage, sessionStorageKey, (value) => {
    const { user } = (value ?? {}) as { user?: Partial<SupabaseUser> };
    return user?.id ? toState({ user_metadata: {}, ...user } as SupabaseUser) : undefined;
  });

/** By which requests go out. */
const readStoredToken = (storage: DeviceStorage) =>
  readStored(storage, sessionStorageKey, (value) => (value as Partial<SupabaseSession>).access_token);

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
  connect,
  bus,
  commands,
  service,
  links,
  origin,
  onLeaving,
  storage,
}: SessionOptions): StartableSession {
  const state = new BehaviorSubject<SessionState>({ status: 'restoring' });
  /** Where mails and Google lead back to; without the page of that name, to the home page. */
  const comeBackTo = (name: string) => origin + (links.resolve({ name, values: {} }) ?? '/');
  const busy = createStore(false, (_: boolean, next: boolean) => next);
  let followed: Promise<Database> | undefined;
  /** Another tab has told of a sign-in whose session this one does not read yet. */
  let isAhead = false;

  const sayEnded = () =>
    void commands.run('show-toast', {
      tone: 'info',
      message: 'You have been signed out. Your bag is kept: sign in to go on.',
      action: { label: 'Sign In', run: () => void commands.run('open-sign-in', { view: 'login' }) },
    });

  const publish = (event: AuthChangeEvent, session: SupabaseSession | null) => {
    // The message may overtake what that tab stored: what is asked meanwhile would be asked as a stranger.
    isAhead =
      event === 'SIGNED_IN' && storage !== undefined && readStoredToken(storage) !== session?.access_token;
    if (isAhead) return;
    // Without a session, but with one on the device: it could not be renewed now.
    const kept = event === 'INITIAL_SESSION' ? readStoredState(storage) : undefined;
    const known = session ? toState(session.user) : kept;
    if (known) {
      if (event === 'SIGNED_IN') storage?.removeItem(signOutStorageKey);
      state.next(known);
    } else if (state.value.status === 'signed-out') {
      // A guest's session may end unsaid: nothing but an open checkout asks for it, and that asks again.
      if (guestIn(state.value)) state.next({ status: 'signed-out' });
    } else {
      const hasEnded = event === 'SIGNED_OUT' && !readStored(storage, signOutStorageKey, Boolean);
      if (hasEnded) sayEnded();
      state.next(hasEnded ? { status: 'signed-out', isUnasked: true } : { status: 'signed-out' });
    }
    if (event === 'SIGNED_OUT') bus.publish('auth/signed-out', { isUnasked: isUnasked(state.value) });
  };

  const follow = (): Promise<Database> => {
    followed ??= connect().then(
      (db) => {
        db.auth.onAuthStateChange(publish);
        return db;
      },
      (error: unknown) => {
        followed = undefined;
        throw error;
      },
    );
    return followed;
  };

  /** A session that cannot be renewed while the service is away has not ended: the device knows whose it is. */
  const believeDevice = () => {
    const kept = state.value.status === 'restoring' ? readStoredState(storage) : undefined;
    if (kept) state.next(kept);
  };
  service.state.state$.subscribe(({ isAway }) => isAway && believeDevice());

  /** Runs one call to the auth service with the loading flag up; rejects with `AuthError`. */
  const run = async <Result>(
    call: (auth: Database['auth']) => Promise<{ error: unknown } & Result>,
  ): Promise<Result> => {
    busy.send(true);
    try {
      const answer = await inTime(call((await follow()).auth), unanswered);
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
    start: (hasStored) => {
      const arrived = isAhead ? readStoredState(storage) : undefined;
      isAhead = false;
      if (arrived) state.next(arrived);
      else if (!hasStored) state.next({ status: 'signed-out' });
      else service.keepTrying('session', follow).catch(() => state.next({ status: 'signed-out' }));
    },
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
      const end = () => run((auth) => auth.signOut({ scope }));
      if (scope !== 'others') writeStored(storage, signOutStorageKey, true);
      try {
        await end().catch((error: unknown) => {
          if (scope !== 'local' || !followed) throw error;
          // On this device it ends whatever the service says (spec §8): without a session nobody is asked.
          storage?.removeItem(sessionStorageKey);
          return end();
        });
      } catch (error) {
        storage?.removeItem(signOutStorageKey);
        throw error;
      }
    },
  };
}
