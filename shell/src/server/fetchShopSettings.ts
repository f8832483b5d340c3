import { type Database, unwrap } from '@shop/kernel/data';
import type { ShopSettings } from '@shop/kernel/domain';
import { daysUntil } from './daysUntil';

const columns =
  'phase,free_shipping_above,standard_shipping,express_shipping,platform_fee,gst_percent,cod_limit,return_days,tax_mode,launch_on,sale_ends_on,terms_since';

/**
 * The shop's settings as the database has them now; everybody may read them. What has a day is read here, where there is
 * one clock: a page says the same in its HTML and in the browser. Throws `DataError`.
 */
export async function fetchShopSettings(db: Database, now: () => number = Date.now): Promise<ShopSettings> {
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
    termsSince: row.terms_since,
    ...(row.phase === 'live' && row.tax_mode === 'included' && { taxIncluded: true }),
    launchDay: daysUntil(row.launch_on, now()) > 0 ? row.launch_on : null,
    saleEndsInDays: row.sale_ends_on === null ? null : upcoming(daysUntil(row.sale_ends_on, now())),
  };
}

const upcoming = (days: number) => (days >= 0 ? days : null);
