import { FunctionError } from './functionError';

const shape = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether the provider could have given that id. */
export const isProviderId = (value: unknown): value is string =>
  typeof value === 'string' && shape.test(value);

/** The id that somebody outside names. Throws `FunctionError` 404 with `code` for what cannot be one. */
export function requireProviderId(value: unknown, code: string, message: string): string {
  if (isProviderId(value)) return value;
  throw new FunctionError(404, code, message);
}
