import { DataError } from '@shop/kernel/data';

export interface Failure {
  code: string;
  message: string;
  /** The field that the database names, in its spelling. */
  field?: string;
}

const silent = 'We could not reach the shop. Please try again.';
const ended = 'Your sign-in has ended. Please sign in again.';

/** Hints of the database (`supabase/CONVENTIONS.md`) come with a sentence for people; other codes do not. */
const isBusiness = (code: string) => /^[A-Z_]+$/.test(code) && code !== 'NETWORK' && code !== 'EMPTY';

/** Why a data call was refused, in words for the shopper. */
export function refusalOf(error: unknown): Failure {
  if (!(error instanceof DataError)) return { code: 'UNEXPECTED', message: 'An unexpected error occurred' };
  const { code, message, details } = error;
  if (code === 'SIGN_IN_REQUIRED' || code.startsWith('PGRST30')) return { code, message: ended };
  if (!isBusiness(code)) return { code, message: silent };
  return { code, message, field: typeof details.field === 'string' ? details.field : undefined };
}
