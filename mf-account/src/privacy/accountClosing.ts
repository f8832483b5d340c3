import { type Database, unwrap } from '@shop/kernel/data';
import { AuthError, type Platform } from '@shop/kernel/platform';

/** What deleting the account would mean. Rupees. */
export type AccountClosing = Awaited<ReturnType<typeof fetchClosing>>;

/** Throws `DataError`. */
export const fetchClosing = (db: Database) => unwrap(db.rpc('get_account_closing'));

/** Lost for good: credit and unpaid commission. */
export const lossOf = ({ credit, commission }: Pick<AccountClosing, 'credit' | 'commission'>): number =>
  credit + commission;

/**
 * Signs in once more with the password, because only a session that has just begun may do this, and deletes the account.
 * Rejects with `AuthError`, or `DataError` ACCOUNT_BUSY, LOSS_CHANGED, LAST_OWNER, SIGN_IN_AGAIN.
 */
export async function deleteAccount(
  db: Database,
  session: Platform['session'],
  { email, password, loss }: { email: string; password: string | undefined; loss: number },
): Promise<void> {
  if (password !== undefined) await provePassword(session, email, password);
  await unwrap(db.rpc('delete_account', { p_confirmed_loss: loss }));
  // Only this browser is left to forget; the session itself is gone.
  await session.signOut('local');
}

async function provePassword(session: Platform['session'], email: string, password: string): Promise<void> {
  try {
    await session.signIn(email, password);
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'invalid_credentials') throw error;
    throw new AuthError('Your password is not correct.', error.code);
  }
}
