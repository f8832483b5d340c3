import { type Database, unwrap } from '@shop/kernel/data';

/** Commission of orders from so many rupees on, in percent. */
export interface AffiliateTier {
  from: number;
  percent: number;
}

/** The tiers as the staff saved them, the lowest first. Throws `DataError`. */
export async function fetchAffiliateTiers(db: Database): Promise<AffiliateTier[]> {
  const rows = await unwrap(db.from('affiliate_tiers').select('from_amount,percent').order('from_amount'));
  return rows.map((row) => ({ from: row.from_amount, percent: row.percent }));
}

/** Percent of the tier that pays most. */
export const highestPercent = (tiers: readonly AffiliateTier[]): number =>
  Math.max(...tiers.map(({ percent }) => percent));
