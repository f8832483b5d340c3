import type { Context } from 'hono';

interface Refusal {
  /** HTTP status; 400 without one. */
  status?: 400 | 401 | 409;
  /** The parameter that is wrong. */
  field?: string;
  reason?: string;
  metadata?: Record<string, string>;
}

/**
 * Refuses as the API does: `{error: {code, description, source, step, reason, metadata, field}}`. What can be put right
 * by whoever calls is a `BAD_REQUEST_ERROR`, also what is not there at all.
 */
export function refuse(c: Context, description: string, refusal: Refusal = {}): Response {
  const { status = 400, field, metadata = {} } = refusal;
  const known = field === undefined && refusal.reason === undefined;
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: known ? 'NA' : 'business',
    step: known ? 'NA' : 'payment_initiation',
    reason: refusal.reason ?? (field === undefined ? 'NA' : 'input_validation_failed'),
    metadata,
    ...(field !== undefined && { field }),
  };
  return c.json({ error }, status);
}

export const unknownId = (c: Context): Response =>
  refuse(c, 'The id provided does not exist', { reason: 'input_validation_failed' });

export const unknownUrl = (c: Context): Response =>
  refuse(c, 'The requested URL was not found on the server.');
