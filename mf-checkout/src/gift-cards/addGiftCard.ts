import { type Database, DataError, unwrap } from '@shop/kernel/data';

const refusals = {
  unknown: 'There is no gift card with this code. Please check it letter by letter.',
  taken: 'This gift card belongs to another account.',
};

/**
 * Adds a gift card to the shopper's account by its code. Balance in rupees. Throws `DataError`: GIFT_CARD {field}
 * with words for the shopper, TOO_MANY_ATTEMPTS, NETWORK.
 */
export async function addGiftCard(db: Database, code: string): Promise<{ last4: string; balance: number }> {
  const answer = await unwrap(db.rpc('add_gift_card', { p_code: code }));
  if (answer.outcome === 'added') return answer;
  throw new DataError('GIFT_CARD', refusals[answer.outcome], { field: 'gift-card' });
}
