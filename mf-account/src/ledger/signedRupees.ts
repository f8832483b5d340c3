import { formatRupees } from '@shop/kernel/domain';

/** `+₹100` came in, `−₹50` went out. */
export const signedRupees = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatRupees(Math.abs(amount))}`;
