import type { Context } from 'hono';
import { lookUp } from '@shop/kernel/domain';
import { AuthError, invalid } from './authError';

export type Body = Record<string, unknown>;

/** The JSON object of a request; `{}` without a body. Throws `bad_json`. */
export async function readBody(c: Context): Promise<Body> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  } catch {
    // The answer is the same as for JSON that is no object.
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

/** A string field; empty when it is missing. Throws `bad_json` for another type. */
export function textField(body: Body, name: string): string {
  const value = lookUp(body, name) ?? '';
  if (typeof value === 'string') return value;
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

/** An object field; empty when it is missing. Throws `validation_failed` for another type. */
export function objectField(body: Body, name: string): Body {
  const value = lookUp(body, name) ?? {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Body;
  throw invalid(`${name} must be an object`);
}
