/** What PostgREST answers when it refuses. */
export interface ServiceError {
  code?: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

/**
 * A data call was refused or failed. `code` is the machine-readable hint of a business error (such as
 * `OUT_OF_STOCK`), else the service's own code, or `NETWORK` when nothing answered.
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

const businessCode = /^[A-Z][A-Z_]+$/;

function parseDetails(details: string | null | undefined): Record<string, unknown> {
  if (!details?.startsWith('{')) return {};
  try {
    return JSON.parse(details) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Names the refusal by its business hint where there is one. */
export function toDataError(error: ServiceError): DataError {
  const isBusiness = error.hint && businessCode.test(error.hint);
  const code = isBusiness ? error.hint : error.code;
  return new DataError(code || 'NETWORK', error.message, parseDetails(error.details));
}

/** The data of a supabase-js answer, or throws `DataError`. */
export async function unwrap<Data>(
  answer: PromiseLike<{ data: Data; error: ServiceError | null }>,
): Promise<NonNullable<Data>> {
  const { data, error } = await answer;
  if (error) throw toDataError(error);
  if (data === null || data === undefined) throw new DataError('EMPTY', 'The service answered with nothing');
  return data;
}
