import { unwrap } from '@shop/kernel/data';
import { formatCount, type Order, orderStatusNames } from '@shop/kernel/domain';
import { counted } from '../../counted/counted';
import { type BulkRun, runSlices } from '../../table/selection/runSlices';
import { type BulkReport, failureOf, reasonOf } from './bulkReport';

/** An order that is to move; courier and tracking number where it is shipped. */
export interface BulkWish {
  number: string;
  from?: Order['status'];
  courier?: string;
  tracking?: string;
  /** How a failure calls it, as in 'Row 3: TD…'. */
  name?: string;
}

/** Takes many orders to a state. Each moves, or is named with what it said. */
export async function advanceOrders(
  run: BulkRun,
  status: Order['status'],
  wishes: readonly BulkWish[],
  see: (number: string, status: Order['status']) => void,
): Promise<BulkReport> {
  const named = new Map(wishes.map(({ number, name }) => [number, name ?? number]));
  const { answers, left } = await runSlices(run, wishes, (slice) =>
    unwrap(
      run.db.rpc('bulk_advance_orders', {
        p_status: status,
        p_orders: slice.map(({ name: _name, ...wish }) => wish),
      }),
    ),
  );
  const results = answers.flat();
  for (const { number, status: now } of results) if (now) see(number, now);
  const done = results.filter(({ outcome }) => outcome !== 'failed').map(({ number }) => number);
  return {
    text: `${formatCount(done.length)} of ${counted(wishes.length, 'order')}: ${orderStatusNames[status]}.`,
    done,
    failures: [
      ...results
        .filter(({ outcome }) => outcome === 'failed')
        .map((result) => failureOf(result.number, reasonOf(result), named.get(result.number))),
      ...left.map(({ item, reason }) => failureOf(item.number, reason, item.name)),
    ],
  };
}
