import { formatCount } from '@shop/kernel/domain';

/** `1 order`, `1,200 orders`, `2 entries`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
