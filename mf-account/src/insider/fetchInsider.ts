import { type Answer, type Database, unwrap } from '@shop/kernel/data';

export interface InsiderTier {
  id: string;
  name: string;
  /** Rupees in twelve months from which the tier counts. */
  from_spend: number;
  cashback_percent: number;
  early_access_hours: number;
  /** Rupees of credit on the anniversary of the account. */
  occasion_bonus: number;
  /** The members' own coupon, where the shop gives one out; `value` in percent. */
  coupons: { id: string; value: number }[];
}

/** Where the signed-in shopper stands. */
export type Membership = Answer<'get_insider'>;

/** All tiers, the lowest first; everybody may read them. Throws `DataError`. */
export const fetchTiers = (db: Database): Promise<InsiderTier[]> =>
  unwrap(
    db
      .from('insider_tiers')
      .select('id,name,from_spend,cashback_percent,early_access_hours,occasion_bonus,coupons(id,value)')
      .order('from_spend'),
  );

/** Throws `DataError`. */
export const fetchMembership = (db: Database): Promise<Membership> => unwrap(db.rpc('get_insider'));
