import bcrypt from 'bcrypt';
import { AuthError, invalid } from './authError';

const addressPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The address in lower case. Throws `validation_failed`. */
export function checkEmail(email: string): string {
  if (email === '') throw invalid('An email address is required');
  if (email.length > 255) throw invalid('An email address is too long');
  if (!addressPattern.test(email)) throw invalid('Unable to validate email address: invalid format');
  return email.toLowerCase();
}

/** At least 6 characters (spec §5) and no more bytes than bcrypt reads. Throws `weak_password`. */
export function checkPassword(password: string): void {
  if (Buffer.byteLength(password) > 72) throw invalid('Password cannot be longer than 72 characters');
  if (password.length >= 6) return;
  throw new AuthError(422, 'weak_password', 'Password should be at least 6 characters.', {
    weak_password: { reasons: ['length'] },
  });
}

let rounds = 10;

/** Sets how many times, as a power of two, a password is mixed before it is stored: what a guess costs. */
export function setPasswordRounds(power: number): void {
  rounds = power;
}

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, rounds);
}

let hashOfNobody: Promise<string> | undefined;

/** Compares, in the same time when there is nobody to compare with, so that addresses cannot be probed. */
export async function matchesPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody');
  const matches = await bcrypt.compare(password, hash || (await hashOfNobody));
  return Boolean(hash) && matches;
}
