import type { User } from '../domain/user';
import type { AuthView } from '../platform/commands';
import { type Guest, guestIn, type Session } from '../platform/session';
import { usePlatform } from './PlatformProvider';
import { useStore } from './useStore';

export interface Auth {
  /** The signed-in shopper; `null` for a visitor and until it is known. */
  user: User | null;
  /** Who buys without an account, for the pages of their order (adr 0063); `null` for everybody else. */
  guest: Guest | null;
  /** True until it is known whether somebody is signed in. */
  restoring: boolean;
  /** True during sign-in, sign-up, Google sign-in and sign-out (spec §4). */
  loading: boolean;
  session: Session;
  /** `email` is filled in. */
  openDialog: (view: AuthView, email?: string) => void;
}

/** Who is signed in, and what the page may do about it. */
export function useAuth(): Auth {
  const { session, commands } = usePlatform('useAuth must be used within an AuthProvider');
  const state = useStore(session);
  return {
    user: state.status === 'signed-in' ? state.user : null,
    guest: guestIn(state) ?? null,
    restoring: state.status === 'restoring',
    loading: useStore(session.busy),
    session,
    openDialog: (view, email) => void commands.run('open-sign-in', { view, email }),
  };
}
