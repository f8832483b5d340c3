import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { beginsFor, couponProblem } from '../coupons/couponProblem';

/**
 * `from_spend`: rupees in twelve months from which it counts; `occasion_bonus`: rupees on the account's anniversary;
 * `coupons`: the members' own that count now, where the shop gives one out; `value` in percent or rupees, by `type`.
 */
export type InsiderTier = Awaited<ReturnType<typeof fetchTiers>>[number];

/** Where the signed-in shopper stands. */
export type Membership = Answer<'get_insider'>;

/** All tiers, the lowest first, with the coupons that count `now`, in milliseconds of the shop's clock; everybody may read them. Throws `DataError`. */
export async function fetchTiers(db: Database, now: () => number) {
  const rows = await unwrap(
    db
      .from('insider_tiers')
      .select(
        'id,name,from_spend,cashback_percent,early_access_hours,occasion_bonus,coupons(id,type,value,min_order,valid_from,valid_until)',
      )
      .order('from_spend'),
  );
  // The answer has told the time.
  const at = new Date(now());
  return rows.map(({ coupons, ...tier }) => ({
    ...tier,
    coupons: coupons.filter(({ min_order: minOrder, valid_from, valid_until: validUntil }) => {
      const validFrom = beginsFor(tier, { validFrom: valid_from });
      return !couponProblem({ validFrom, validUntil, minOrder }, { subtotal: minOrder, now: at });
    }),
  }));
}

/** Throws `DataError`. */
export const fetchMembership = (db: Database): Promise<Membership> => unwrap(db.rpc('get_insider'));
