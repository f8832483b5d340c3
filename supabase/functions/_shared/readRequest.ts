import { FunctionError } from './functionError';
import { readBytes } from './readBytes';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Bytes. */
const longest = 16_384;

/** Throws 405 for another method. */
export function requireMethod(request: Request, ...methods: string[]): void {
  if (!methods.includes(request.method))
    throw new FunctionError(405, 'METHOD_NOT_ALLOWED', `Use ${methods.join(' or ')}.`);
}

/** The body as it came. Throws 413, and reads no further, once it is longer than anything that is ever meant for us. */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, longest));
}

/** The JSON object of the body. Throws 400 for anything else. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  return parseObject(await readText(request));
}

/** Throws 400 unless the text is a JSON object. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Answered below, like JSON of another kind.
  }
  throw new FunctionError(400, 'INVALID_REQUEST', 'A JSON object was expected.');
}

/** Throws `FunctionError` 404 with `code` for what cannot be an id of ours. */
export function requireId(value: unknown, code: string, message: string): string {
  if (typeof value === 'string' && uuid.test(value)) return value;
  throw new FunctionError(404, code, message);
}
