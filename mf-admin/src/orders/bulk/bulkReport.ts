import { orderStatusNames } from '@shop/kernel/domain';
import { adminPaths } from '../../layout/adminPaths';
import type { BulkFailure } from '../../table/selection/BulkResult';
import type { BulkAnswer } from '../orderRecord';

export interface BulkReport {
  /** What was done, as in '38 of 40 orders: Packed'. */
  text: string;
  failures: BulkFailure[];
  /** The orders that were worked on, without those that failed. */
  done: string[];
}

export const failureOf = (number: string, reason: string, name = number): BulkFailure => ({
  key: name,
  name,
  reason,
  to: adminPaths.order(number),
});

/** Why an order stayed, in a sentence. */
export const reasonOf = ({ message, hint, status }: BulkAnswer): string =>
  [message, hint === 'ORDER_CHANGED' && status ? `It is ${orderStatusNames[status]} now.` : '']
    .filter(Boolean)
    .join(' ');
