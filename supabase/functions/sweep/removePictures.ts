import { keyHeaders } from '../_shared/apiKeys';
import type { FunctionContext } from '../_shared/edgeFunction';

const atOnce = 300;

/**
 * Removes pictures of products and reviews that nothing shows any more. Resolves with how many files went. Through the
 * storage API, because a row deleted in SQL leaves its bytes behind; what fails is named again in an hour.
 */
export async function removePictures({ db, env }: FunctionContext): Promise<number> {
  const unused = await db.call('take_unused_pictures', { p_limit: atOnce });
  let removed = 0;
  for (const bucket of new Set(unused.map((each) => each.bucket))) {
    const prefixes = unused.filter((each) => each.bucket === bucket).map(({ name }) => name);
    const response = await fetch(`${env.SUPABASE_URL}/storage/v1/object/${bucket}`, {
      method: 'DELETE',
      headers: { ...keyHeaders(env.secretKeys[0]), 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes }),
    });
    if (!response.ok) throw new Error(`storage answered ${response.status}: ${await response.text()}`);
    removed += ((await response.json()) as unknown[]).length;
  }
  return removed;
}
