import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal with the hosted authentication service's status, code and sentence. */
export class AuthError extends Error {
  override name = 'AuthError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

const apiVersion = '2024-01-01';

/** Callers that name an API version get `{code, message}` and the version back, older ones `{code, error_code, msg}`. */
export function errorResponse(c: Context, error: AuthError): Response {
  const modern = (c.req.header('x-supabase-api-version') ?? '') >= apiVersion;
  if (modern) c.header('X-Supabase-Api-Version', apiVersion);
  c.header('X-Sb-Error-Code', error.code);
  const body = modern
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message };
  return c.json({ ...body, ...error.extra }, error.status);
}
