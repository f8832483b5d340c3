import type { ShopSettings } from '@shop/kernel/domain';

/** Cash on delivery for amounts strictly below the limit (spec §9); whether a place has it, `delivery_to` says. */
export const allowsCashOnDelivery = (
  amountDue: number,
  { codLimit }: Pick<ShopSettings, 'codLimit'>,
): boolean => amountDue < codLimit;
