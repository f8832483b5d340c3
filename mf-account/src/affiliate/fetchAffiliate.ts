import { type Answer, type Database, unwrap } from '@shop/kernel/data';

export type Affiliate = Answer<'get_affiliate'>;
/** Extra for a month of many sales. */
export type Bonus = Affiliate['bonuses'][number];

/** Throws `DataError`. */
export const fetchAffiliate = (db: Database): Promise<Affiliate> => unwrap(db.rpc('get_affiliate'));

/** Asks for everything approved. Throws `DataError` PAYOUT_MINIMUM {available}, PAYOUT_DESTINATION. */
export const requestPayout = (db: Database): Promise<Answer<'request_payout'>> =>
  unwrap(db.rpc('request_payout'));
