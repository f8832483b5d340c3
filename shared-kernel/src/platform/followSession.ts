import type { AuthChangeEvent, Session as SupabaseSession } from '@supabase/supabase-js';
import { BehaviorSubject } from 'rxjs';
import type { Database } from '../data/database';
import type { Bus } from './bus';
import type { Commands } from './commands';
import { type DeviceStorage, readStored } from './persistedStore';
import type { Service } from './service';
import { guestIn, isUnasked, type SessionState } from './session';
import { readStoredState, readStoredToken, toState } from './sessionUser';

interface Options {
  connect: () => Promise<Database>;
  bus: Bus;
  commands: Commands;
  service: Service;
  /** The browser's storage; absent on the server. */
  storage: DeviceStorage | undefined;
}

interface FollowedSession {
  state: BehaviorSubject<SessionState>;
  /** The client of supabase-js, loaded with the first call, whose session is followed from then on. */
  follow(): Promise<Database>;
  /** As `StartableSession.start`. */
  start(hasStored: boolean): void;
}

/** Tells this shopper's other tabs, which see the same sign-out, that somebody wanted it. */
export const signOutStorageKey = 'signed-out-by-choice';

/** Who is signed in: as supabase-js tells it, and as the device remembers while nobody can be asked. */
export function followSession({ connect, bus, commands, service, storage }: Options): FollowedSession {
  const state = new BehaviorSubject<SessionState>({ status: 'restoring' });
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

  return {
    state,
    follow,
    start: (hasStored) => {
      const arrived = isAhead ? readStoredState(storage) : undefined;
      isAhead = false;
      if (arrived) state.next(arrived);
      else if (!hasStored) state.next({ status: 'signed-out' });
      else service.keepTrying('session', follow).catch(() => state.next({ status: 'signed-out' }));
    },
  };
}
