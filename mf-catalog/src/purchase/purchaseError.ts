import type { Product } from '@shop/kernel/domain';

export interface PurchaseError {
  field: 'variant' | 'quantity';
  message: string;
}

/** Why the choice cannot go into the bag yet, in the words of spec §5; `undefined` when it can. */
export function purchaseError(
  chosen: Product['variants'][number] | undefined,
  quantity: number,
): PurchaseError | undefined {
  if (!chosen) return { field: 'variant', message: 'Please select a variant' };
  if (quantity < 1) return { field: 'quantity', message: 'Please select a valid quantity' };
  return undefined;
}
