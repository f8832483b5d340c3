import { affiliateTerms } from '@shop/kernel/domain';
import type { AffiliateTier } from './fetchAffiliateTiers';

/** Commission percent for an order of `amount` rupees. */
export function affiliatePercent(tiers: readonly AffiliateTier[], amount: number): number {
  return tiers.findLast((tier) => amount >= tier.from)?.percent ?? 0;
}

/** Extra percent for a month with so many sales; the higher bonus replaces the lower. */
export function affiliateBonusPercent(sales: number): number {
  return affiliateTerms.bonuses.findLast((bonus) => sales >= bonus.sales)?.percent ?? 0;
}

/** Estimated month of an affiliate in whole rupees: `sales` orders of `orderValue` rupees each. */
export function affiliateEarnings(
  tiers: readonly AffiliateTier[],
  orderValue: number,
  sales: number,
): { commission: number; bonus: number; total: number } {
  const commission = Math.round((orderValue * affiliatePercent(tiers, orderValue)) / 100) * sales;
  const bonus = Math.round((orderValue * sales * affiliateBonusPercent(sales)) / 100);
  return { commission, bonus, total: commission + bonus };
}
