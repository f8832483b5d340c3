import { fetchedFrom, type RegistryEntry } from '@shop/registry';
import { ArtefactFault } from './ArtefactFault';

/** Bytes of one file; above it something else than a server half's script is on the other side. */
const largest = 16 * 1024 * 1024;
/** Milliseconds. */
const timeout = 10_000;

/** Fetches a file of a release from its origin, which nobody vouches for yet. Throws `ArtefactFault`. */
export async function fetchArtefact(entry: Pick<RegistryEntry, 'origin'>, path: string): Promise<Uint8Array> {
  const address = fetchedFrom(entry, path);
  try {
    // Another address than the registry's may be another's.
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new ArtefactFault(`${address} answers with ${answer.status}.`);
    return await bounded(answer, address);
  } catch (error) {
    if (error instanceof ArtefactFault) throw error;
    throw new ArtefactFault(`${address} does not answer.`);
  }
}

async function bounded({ body }: Response, address: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largest) throw new ArtefactFault(`${address} is larger than ${largest} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
