import { formatCount, type Order } from '@shop/kernel/domain';

export interface OrderStep {
  to: Order['status'];
  /** Only these can take it. */
  from: Order['status'];
  label: string;
}

/** What many orders at once can be taken to. */
export const steps: readonly OrderStep[] = [
  { from: 'placed', to: 'confirmed', label: 'Confirm' },
  { from: 'confirmed', to: 'packed', label: 'Mark as packed' },
  { from: 'packed', to: 'shipped', label: 'Ship by list' },
  { from: 'shipped', to: 'out_for_delivery', label: 'Out for delivery' },
  { from: 'out_for_delivery', to: 'delivered', label: 'Mark as delivered' },
];

/** `1 order`, `1,200 orders` */
export const countOfOrders = (count: number) => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`;
