import { formatRupees } from '@shop/kernel/domain';

/** Rupees with a minus sign before the rupee sign where they are taken off. */
export function signedRupees(amount: number): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
}
