import type { User } from '../domain/user';
import type { Readable } from './store';

/** Somebody who buys without an account (adr 0063). `email` and `phone` are what they typed; nobody has proven them. */
export interface Guest extends User {
  phone: string;
}

export type SessionState =
  | { status: 'restoring' }
  /**
   * `isUnasked`: nobody signed out; the session could not be renewed. `guest`: who buys here meanwhile, for the pages of
   * their order alone; everywhere else a guest is a visitor.
   */
  | { status: 'signed-out'; isUnasked?: true; guest?: Guest }
  | { status: 'signed-in'; user: User };

/** The guest, where one buys. */
export const guestIn = (state: SessionState): Guest | undefined =>
  state.status === 'signed-out' ? state.guest : undefined;

/** The session ended and nobody asked for it: what the shopper was doing is kept for the next sign-in. */
export const isUnasked = (state: SessionState): boolean =>
  state.status === 'signed-out' && state.isUnasked === true;

/** The service refused; `message` is the service's own text, to be shown as it is (spec §8). `code` is `NETWORK` when nobody answered. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** Who is signed in, and every way to change that. All calls reject with `AuthError` when refused. */
export interface Session extends Readable<SessionState> {
  /** True during sign-in, sign-up, Google sign-in and sign-out (spec §4). */
  busy: Readable<boolean>;
  signIn(email: string, password: string): Promise<void>;
  /** Carries the visitor's bag and wishlist across. The account waits for its confirmation mail unless the project confirms at once. */
  signUp(account: { fullName: string; email: string; password: string }): Promise<void>;
  /** Makes the visitor a guest of the checkout, or changes what the guest has typed. Their lists stay the device's. */
  continueAsGuest(contact: Pick<Guest, 'email' | 'phone'>): Promise<void>;
  /** Carries the visitor's lists across and leaves the page for Google; comes back to `/auth/callback`. */
  signInWithGoogle(): Promise<void>;
  /** Exchanges the code that `/auth/callback` or `/reset-password` was opened with. */
  completeSignIn(code: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Refused with the code `current_password_…` unless the current one is right, or a mail's link led here. */
  updatePassword(password: string, current?: string): Promise<void>;
  /** `local`, this device's session, ends also where the service does not answer; of the others it has to know. */
  signOut(scope?: 'local' | 'global' | 'others'): Promise<void>;
  /** Resolves once it is known whether somebody is signed in. */
  settled(): Promise<SessionState>;
}
