import { type Database, DataError, isUnanswered } from '@shop/kernel/data';

interface Refusal {
  code?: string;
  message: string;
}

const texts = new Map([
  ['otp_expired', 'This code is wrong, or older than an hour. Have a new one sent to you.'],
  ['over_email_send_rate_limit', 'A mail has just been sent. Please wait a minute.'],
  ['over_request_rate_limit', 'Too many tries. Please wait a few minutes.'],
]);

/** In its own words where the shop has none; that nobody answered stays what it is. */
const toRefusal = (error: Refusal) =>
  isUnanswered(error)
    ? error
    : new DataError(
        'REFUSED',
        texts.get(error.code ?? '') ?? error.message,
        error.code === 'otp_expired' ? { field: 'code' } : {},
      );

/** Confirms an address by the six digits of its mail, which signs in. Throws `DataError` REFUSED {field?}, or what says that nobody answered. */
export async function confirmEmail(db: Database, email: string, code: string): Promise<void> {
  const { error } = await db.auth.verifyOtp({ email, token: code, type: 'signup' });
  if (error) throw toRefusal(error);
}

/** Sends the confirmation mail again; nobody hears whether the address has an account. Throws as `confirmEmail` does. */
export async function sendAgain(db: Database, email: string, backTo: string): Promise<void> {
  const { error } = await db.auth.resend({ type: 'signup', email, options: { emailRedirectTo: backTo } });
  if (error) throw toRefusal(error);
}
