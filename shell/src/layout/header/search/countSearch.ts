import type { Platform } from '@shop/kernel/platform';

/** Tells the database what somebody searched for, for the searches it suggests to others. Nobody waits for it. */
export async function countSearch({ connect }: Pick<Platform, 'connect'>, words: string): Promise<void> {
  try {
    await (await connect()).rpc('count_search', { p_words: words });
  } catch {
    // One search less is counted.
  }
}
