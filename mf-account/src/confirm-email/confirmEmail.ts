import { type Database, DataError } from '@shop/kernel/data';

interface Refusal {
  code?: string;
  message: string;
}

const texts = new Map([
  ['otp_expired', 'This code is wrong, or older than an hour. Have a new one sent to you.'],
  ['over_email_send_rate_limit', 'A mail has just been sent. Please wait a minute.'],
  ['over_request_rate_limit', 'Too many tries. Please wait a few minutes.'],
]);

const toDataError = ({ code = 'REFUSED', message }: Refusal) =>
  new DataError(code, texts.get(code) ?? message, code === 'otp_expired' ? { field: 'code' } : {});

/** Confirms an address by the six digits of its mail, which signs in. Throws `DataError`. */
export async function confirmEmail(db: Database, email: string, code: string): Promise<void> {
  const { error } = await db.auth.verifyOtp({ email, token: code, type: 'signup' });
  if (error) throw toDataError(error);
}

/** Sends the confirmation mail again; nobody hears whether the address has an account. Throws `DataError`. */
export async function sendAgain(db: Database, email: string, backTo: string): Promise<void> {
  const { error } = await db.auth.resend({ type: 'signup', email, options: { emailRedirectTo: backTo } });
  if (error) throw toDataError(error);
}
