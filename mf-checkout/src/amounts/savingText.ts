import { formatRupees } from '@shop/kernel/domain';
import type { Quote } from '../ordering/quoteOrder';

/** Always shown, and 0 without coupon or credit (spec §9, "The saving message"). */
export const savingText = ({ saving }: Pick<Quote, 'saving'>): string =>
  `You save ${formatRupees(saving)} on this order`;
