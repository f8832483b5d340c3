import { type Answer, type Database, unwrap } from '@shop/kernel/data';

/** What applies to a product by itself, and coupons that can be used for it, as the one who asks may have them; in rupees. */
export type Offers = Answer<'get_product_offers'>;

export const noOffers: Offers = { promotions: [], coupons: [] };

/** Throws `DataError`. */
export const fetchOffers = (db: Database, productId: string): Promise<Offers> =>
  unwrap(db.rpc('get_product_offers', { p_product_id: productId }, { get: true }));
