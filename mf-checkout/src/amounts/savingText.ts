import { formatRupees, type ShopSettings } from '@shop/kernel/domain';
import type { Quote } from '../ordering/quoteOrder';

/**
 * What the shopper saves. In the beta it always shows, 0 without coupon or credit (spec §9, "The saving message"); in the live
 * shop it counts what is off the pieces' MRP as well, and nothing is no saving.
 */
export function savingText(
  { saving, subtotal }: Pick<Quote, 'saving' | 'subtotal'>,
  { phase }: Pick<ShopSettings, 'phase'>,
  mrp = subtotal,
): string {
  const saved = phase === 'live' ? saving + mrp - subtotal : saving;
  return phase === 'live' && saved === 0 ? '' : `You save ${formatRupees(saved)} on this order`;
}
