import { DoorRefusal } from './DoorRefusal';

/** The bytes of a request. Throws `DoorRefusal` when there are more than the limit, or the client breaks off. */
export async function readBody(request: Request, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) throw new DoorRefusal(413, `This has more than ${most} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof DoorRefusal) throw error;
    throw new DoorRefusal(400, 'The request broke off.');
  }
  return Buffer.concat(chunks);
}
