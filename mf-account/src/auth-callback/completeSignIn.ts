import { AuthError, type LinkRef, type Platform } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

export interface SignInOutcome {
  /** Where to go on to. */
  to: LinkRef;
  /** The mail's link was opened in another browser than the one that signed up. */
  openedElsewhere?: boolean;
}

const failed: SignInOutcome = { to: linkTo('home', { error: 'auth_error' }) };
const succeeded: SignInOutcome = { to: linkTo('home', { success: 'auth_success' }) };

/**
 * Finishes a sign-in that came back from Google or from a confirmation mail. A service error and an unusable
 * code lead to `/?error=auth_error`, a session to `/?success=auth_success`, nothing to `/` (spec §4, "Auth
 * callback"). Never rejects.
 */
export async function completeSignIn(
  session: Platform['session'],
  query: URLSearchParams,
): Promise<SignInOutcome> {
  if (query.has('error') || query.has('error_code')) return failed;
  const code = query.get('code');
  if (!code) {
    const { status } = await session.settled();
    return status === 'signed-in' ? succeeded : { to: linkTo('home') };
  }
  try {
    await session.completeSignIn(code);
    return succeeded;
  } catch (error) {
    return lacksVerifier(error) ? { to: linkTo('home'), openedElsewhere: true } : failed;
  }
}

/** The other half of the code stays in the browser that signed up; the link still confirmed the address. */
const lacksVerifier = (error: unknown) =>
  error instanceof AuthError && error.code === 'pkce_code_verifier_not_found';
