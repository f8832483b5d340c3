import { DataError, isUnanswered, unanswered } from '@shop/kernel/data';

export interface Failure {
  code: string;
  message: string;
  /** The field that the database names, in its spelling. */
  field?: string;
}

const broken = 'That did not work. Please try again.';
const ended = 'Your sign-in has ended. Please sign in again.';

/** Hints of the database (`supabase/CONVENTIONS.md`) come with a sentence for people; other codes do not. */
const isBusiness = (code: string) => /^[A-Z_]+$/.test(code) && code !== 'EMPTY';

/** Why a data call was refused, in words for the shopper. */
export function refusalOf(error: unknown): Failure {
  if (isUnanswered(error)) return unanswered();
  if (!(error instanceof DataError)) return { code: 'UNEXPECTED', message: 'An unexpected error occurred' };
  const { code, message, details } = error;
  if (code === 'SIGN_IN_REQUIRED' || code.startsWith('PGRST30')) return { code, message: ended };
  if (!isBusiness(code)) return { code, message: broken };
  return { code, message, field: typeof details.field === 'string' ? details.field : undefined };
}
