import type { ShopSettings } from '@shop/kernel/domain';

/** Rupees of goods still missing for free standard shipping; 0 when it is reached (adr 0013). */
export function missingForFreeShipping(
  subtotal: number,
  { freeShippingAbove }: Pick<ShopSettings, 'freeShippingAbove'>,
): number {
  return subtotal > freeShippingAbove ? 0 : freeShippingAbove + 1 - subtotal;
}
