import { type Database, unwrap } from '@shop/kernel/data';

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

/** Where the signed-in shopper stands: rupees delivered and kept within twelve months. */
export interface Membership {
  spend: number;
  /** Id of the tier, or `null` below the first. */
  tier: string | null;
  next: { tier: string; from_spend: number; missing: number } | null;
}

/** All tiers, the lowest first; everybody may read them. Throws `DataError`. */
export const fetchTiers = (db: Database): Promise<InsiderTier[]> =>
  unwrap(
    db
      .from('insider_tiers')
      .select('id,name,from_spend,cashback_percent,early_access_hours,occasion_bonus,coupons(id,value)')
      .order('from_spend')
      .overrideTypes<InsiderTier[], { merge: false }>(),
  );

/** Throws `DataError`. */
export async function fetchMembership(db: Database): Promise<Membership> {
  const membership: Membership = await unwrap(db.rpc('get_insider'));
  return membership;
}
