import { type ShopSettings, totalsOf } from '@shop/kernel/domain';
import type { CheckedLine } from '../bag-check/checkedLines';
import type { Quote } from '../ordering/quoteOrder';

/** What the bag comes to. What a coupon or promotions save is the server's to say; without them the sum is at hand at once. */
export function cartTotals(
  lines: readonly CheckedLine[],
  coupon: string | undefined,
  quote: Quote | undefined,
  settings: ShopSettings,
) {
  const couponQuote = coupon && quote?.coupon ? quote : undefined;
  const decided = couponQuote ?? (quote && quote.promotions.length > 0 ? quote : undefined);
  const sold = lines.filter(({ gone }) => !gone);
  return { totals: decided ?? { ...totalsOf(sold, 'standard', settings), promotions: [] }, couponQuote };
}
