import { ApiRefusal } from './ApiRefusal';

/** The bytes of a request. Throws `ApiRefusal` when there are more than the limit, or the client breaks off. */
export async function readBody(request: Request, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) throw new ApiRefusal(413, `This has more than ${most} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiRefusal) throw error;
    throw new ApiRefusal(400, 'The request broke off.');
  }
  return Buffer.concat(chunks);
}
