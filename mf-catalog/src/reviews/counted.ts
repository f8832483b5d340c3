import { formatCount } from '@shop/kernel/domain';

/** `1 rating`, `1,240 reviews`. */
export const counted = (count: number, what: 'rating' | 'review'): string =>
  `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
