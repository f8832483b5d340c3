import { unwrap } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { counted } from '../../counted/counted';
import { type BulkRun, runSlices } from '../../table/selection/runSlices';
import { type BulkReport, failureOf } from './bulkReport';

/** Gives many orders a tag, or takes it off. */
export async function tagOrders(
  run: BulkRun,
  numbers: readonly string[],
  tag: string,
  remove: boolean,
): Promise<BulkReport> {
  const { answers, left } = await runSlices(run, numbers, (slice) =>
    unwrap(run.db.rpc('tag_orders', { p_numbers: [...slice], p_tag: tag, p_remove: remove })),
  );
  const changed = answers.reduce((sum, count) => sum + count, 0);
  const lost = new Set(left.map(({ item }) => item));
  return {
    text: `${formatCount(changed)} of ${counted(numbers.length, 'order')} ${remove ? 'lost' : 'got'} the tag ${tag}.`,
    failures: left.map(({ item, reason }) => failureOf(item, reason)),
    done: numbers.filter((number) => !lost.has(number)),
  };
}
