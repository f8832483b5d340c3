import { formatRupees, type Totals } from '@shop/kernel/domain';

/** Always shown, and 0 without coupon or credit (spec §9, "The saving message"). */
export const savingText = ({ saving }: Pick<Totals, 'saving'>): string =>
  `You save ${formatRupees(saving)} on this order`;
