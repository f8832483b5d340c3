import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { fetchPage } from '../paging/fetchPage';

export type GiftCards = Awaited<ReturnType<typeof fetchGiftCards>>;
/** A card in the shopper's purse. Rupees, ISO time. */
export type HeldGiftCard = GiftCards['held'][number];
/** A card that the shopper gave. Rupees, ISO time. */
export type BoughtGiftCard = GiftCards['bought']['rows'][number];

const perPage = 20;

/** Own gift cards, all that were received and one page of those given, newest first. Throws `DataError`. */
export async function fetchGiftCards(db: Database, page: number) {
  const [held, bought] = await Promise.all([
    unwrap(
      db
        .from('gift_cards')
        .select('id,last4,initial_amount,balance,sender_name,message,issued_at')
        .order('issued_at', { ascending: false }),
    ),
    fetchPage(page, perPage, (first, last) =>
      db
        .from('gift_card_purchases')
        .select('id,amount,recipient_email,state,created_at', { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .range(first, last),
    ),
  ]);
  return { held, bought };
}

/** Adds a card by its code; misses are answered, not thrown. Throws `DataError` TOO_MANY_ATTEMPTS. */
export const addGiftCard = (db: Database, code: string): Promise<Answer<'add_gift_card'>> =>
  unwrap(db.rpc('add_gift_card', { p_code: code }));
