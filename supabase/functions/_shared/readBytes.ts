import { FunctionError } from './functionError';
import { joinBytes } from './pictures/plainPicture';

/** The body's bytes. Throws 413, and reads no further, once there are more than `most`. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new FunctionError(413, 'TOO_LARGE', 'The request is too large.');
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    length += part.value.byteLength;
    if (length > most) {
      await reader?.cancel();
      throw tooLarge();
    }
    parts.push(part.value);
  }
  return joinBytes(parts);
}
