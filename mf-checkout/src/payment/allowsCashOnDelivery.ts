import type { ShopSettings } from '@shop/kernel/domain';

/** Cash on delivery for amounts strictly below the limit (spec §9). */
export const allowsCashOnDelivery = (
  amountDue: number,
  { codLimit }: Pick<ShopSettings, 'codLimit'>,
): boolean => amountDue < codLimit;
