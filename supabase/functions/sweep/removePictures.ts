import { keyHeaders } from '../_shared/apiKeys';
import type { FunctionContext } from '../_shared/edgeFunction';

const atOnce = 300;

/**
 * Removes product pictures that nothing shows any more. Resolves with how many files went. Through the storage API,
 * because a row deleted in SQL leaves its bytes behind; what fails is named again in an hour.
 */
export async function removePictures({ db, env }: FunctionContext): Promise<number> {
  const unused = await db.call('take_unused_pictures', { p_limit: atOnce });
  if (unused.length === 0) return 0;
  const response = await fetch(`${env.SUPABASE_URL}/storage/v1/object/product-images`, {
    method: 'DELETE',
    headers: { ...keyHeaders(env.secretKeys[0]), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: unused.map(({ name }) => name) }),
  });
  if (!response.ok) throw new Error(`storage answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as unknown[]).length;
}
