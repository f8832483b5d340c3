import { type Database, DataError, unwrap } from '@shop/kernel/data';

type Answer =
  { outcome: 'added'; last4: string; balance: number } | { outcome: 'unknown' } | { outcome: 'taken' };

const refusals = {
  unknown: 'There is no gift card with this code. Please check it letter by letter.',
  taken: 'This gift card belongs to another account.',
};

/**
 * Adds a gift card to the shopper's account by its code; `problem` says in words why not. Balance in rupees. Throws
 * `DataError` when nothing answered.
 */
export async function addGiftCard(
  db: Database,
  code: string,
): Promise<{ last4: string; balance: number } | { problem: string }> {
  try {
    const answer: Answer = await unwrap(db.rpc('add_gift_card', { p_code: code }));
    return answer.outcome === 'added' ? answer : { problem: refusals[answer.outcome] };
  } catch (error) {
    if (error instanceof DataError && error.code === 'TOO_MANY_ATTEMPTS') return { problem: error.message };
    throw error;
  }
}
