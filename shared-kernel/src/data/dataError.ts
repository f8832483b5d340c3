import { inTime } from './inTime';

/** What PostgREST answers when it refuses. */
export interface ServiceError {
  code?: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

/** Of every error that means: nobody answered, so it is unknown whether anything was done. */
export const unansweredCode = 'NETWORK';

const unansweredText = 'We cannot reach our stock room just now. Please try again in a moment.';

/**
 * A data call was refused or failed. `code` is the machine-readable hint of a business error (such as
 * `OUT_OF_STOCK`), else the service's own code, or `NETWORK` when nothing answered: no connection, no answer in time,
 * or a gateway that stands before a service that is away. The message is for people.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
  constructor(
    readonly code: string,
    message: string,
    /** Parsed JSON of the error's detail, where the database gave one. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** The data service did not answer: asking again may help, and what was sent may have arrived. */
export const isUnanswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === unansweredCode) ||
    ('name' in error && error.name === 'AuthRetryableFetchError'));

const businessCode = /^[A-Z][A-Z_]+$/;

function parseDetails(details: string | null | undefined): Record<string, unknown> {
  if (!details?.startsWith('{')) return {};
  try {
    return JSON.parse(details) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The error of a call that nobody answered. */
export const unanswered = (): DataError => new DataError(unansweredCode, unansweredText);

/** Names the refusal by its business hint where there is one, and what a new sign-in mends as the database does. */
export function toDataError(error: ServiceError): DataError {
  const isBusiness = error.hint && businessCode.test(error.hint);
  // PostgREST does not take the token: it is spent, or of keys that were changed.
  const service = error.code?.startsWith('PGRST30') ? 'SIGN_IN_REQUIRED' : error.code;
  const code = isBusiness ? error.hint : service;
  return code ? new DataError(code, error.message, parseDetails(error.details)) : unanswered();
}

interface ServiceAnswer<Data> {
  data: Data;
  error: ServiceError | null;
  status?: number;
}

/** Of a function that promises nothing. */
const noContent = 204;

/** The data of a supabase-js answer, or throws `DataError`. */
export async function unwrap<Data>(answer: PromiseLike<ServiceAnswer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, status } = await inTime(answer, unanswered);
  if (error) throw toDataError(error);
  if (status === noContent) return undefined as unknown as NonNullable<Data>;
  if (data === null || data === undefined) throw new DataError('EMPTY', 'The service answered with nothing');
  return data;
}
