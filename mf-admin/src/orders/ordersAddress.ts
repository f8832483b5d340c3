import { adminPaths } from '../layout/adminPaths';

/** What the list of orders is asked for, by the names of its address. */
export interface OrdersFilter {
  status?: string;
  payment?: string;
  /** Of delivery. */
  state?: string;
  /** Id of a product type. */
  type?: string;
  with?: 'discount' | 'tax' | 'shipping' | 'refund' | 'credit' | 'gift-card' | 'first-order' | 'returning';
}

interface Days {
  /** ISO days in India, both included. */
  from: string;
  to: string;
}

/** The list of the orders that a figure of these days is the sum of. */
export const ordersBehind = ({ from, to }: Days, filter: OrdersFilter): string =>
  `${adminPaths.section('orders')}?${new URLSearchParams({ from, to, ...filter })}`;
