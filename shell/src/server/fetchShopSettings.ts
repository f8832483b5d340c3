import { type Database, unwrap } from '@shop/kernel/data';
import type { ShopSettings } from '@shop/kernel/domain';

const columns =
  'phase,free_shipping_above,standard_shipping,express_shipping,platform_fee,gst_percent,cod_limit,return_days';

/** The shop's settings as the database has them now; everybody may read them. Throws `DataError`. */
export async function fetchShopSettings(db: Database): Promise<ShopSettings> {
  const row = await unwrap(db.from('shop_settings').select(columns).single());
  return {
    phase: row.phase,
    freeShippingAbove: row.free_shipping_above,
    standardShipping: row.standard_shipping,
    expressShipping: row.express_shipping,
    platformFee: row.platform_fee,
    gstPercent: row.gst_percent,
    codLimit: row.cod_limit,
    returnDays: row.return_days,
  };
}
