import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import type { couponTypes } from '@shop/kernel/domain';

/** A coupon as shoppers see it (spec §3); `id` is the code. Times are ISO, amounts rupees. */
export interface ShopCoupon {
  id: string;
  title: string;
  description: string;
  type: keyof typeof couponTypes;
  /** Percent or rupees, by its type. */
  value: number;
  maxDiscount: number | null;
  minOrder: number;
  validFrom: string;
  validUntil: string;
  isNew: boolean;
  /** Id of the lowest insider tier that may use it; `null`: everybody may. */
  insiderTier: string | null;
}

/** A coupon that an order of the shopper used. Rupees, ISO time. */
export interface UsedCoupon {
  id: number;
  code: string;
  title: string;
  amount: number;
  usedOn: string;
  orderNumber: string;
}

/** All coupons that the shop gives out, those that run longest first; everybody may read them. Throws `DataError`. */
export async function fetchCoupons(db: Database): Promise<ShopCoupon[]> {
  const rows = await unwrap(
    db
      .from('coupons')
      .select(
        'id,title,description,type,value,min_order,max_discount,valid_from,valid_until,is_new,insider_tier',
      )
      .order('valid_until', { ascending: false })
      .order('id'),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    value: row.value,
    minOrder: row.min_order,
    maxDiscount: row.max_discount,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    isNew: row.is_new,
    insiderTier: row.insider_tier,
  }));
}

/** Coupons that count for no further order of whoever asks, as their next order would hear of each. */
export type SpentCoupons = Answer<'get_spent_coupons'>;

/** Throws `DataError`. */
export const fetchSpentCoupons = (db: Database): Promise<SpentCoupons> =>
  unwrap(db.rpc('get_spent_coupons', undefined, { get: true }));

/** The shopper's own uses, newest first; what was given back is left out. Throws `DataError`. */
export async function fetchUsedCoupons(db: Database): Promise<UsedCoupon[]> {
  const rows = await unwrap(
    db
      .from('coupon_uses')
      .select('id,coupon_id,amount,created_at,coupons(title),orders(number)')
      .eq('state', 'consumed')
      .order('id', { ascending: false })
      .limit(20),
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.coupon_id,
    title: row.coupons?.title ?? row.coupon_id,
    amount: row.amount,
    usedOn: row.created_at,
    orderNumber: row.orders?.number ?? '',
  }));
}
