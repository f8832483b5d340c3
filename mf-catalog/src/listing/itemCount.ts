import { formatCount } from '@shop/kernel/domain';

/** '1 item', '240 items', '10,000+ items'. */
export const itemCount = (total: number, more = false): string =>
  `${formatCount(total)}${more ? '+' : ''} ${total === 1 && !more ? 'item' : 'items'}`;
