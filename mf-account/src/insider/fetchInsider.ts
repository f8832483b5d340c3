import { type Answer, type Database, unwrap } from '@shop/kernel/data';

/**
 * `from_spend`: rupees in twelve months from which it counts; `occasion_bonus`: rupees on the account's anniversary;
 * `coupons`: the members' own, where the shop gives one out, its `value` in percent.
 */
export type InsiderTier = Awaited<ReturnType<typeof fetchTiers>>[number];

/** Where the signed-in shopper stands. */
export type Membership = Answer<'get_insider'>;

/** All tiers, the lowest first; everybody may read them. Throws `DataError`. */
export const fetchTiers = (db: Database) =>
  unwrap(
    db
      .from('insider_tiers')
      .select('id,name,from_spend,cashback_percent,early_access_hours,occasion_bonus,coupons(id,value)')
      .order('from_spend'),
  );

/** Throws `DataError`. */
export const fetchMembership = (db: Database): Promise<Membership> => unwrap(db.rpc('get_insider'));
