import { callFunction } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { handOver } from '../../csv/handOver';
import { type BulkRun, runSlices } from '../../table/selection/runSlices';
import { type BulkReport, failureOf } from './bulkReport';

export const paperNames = {
  slips: 'packing slips',
  labels: 'shipping labels',
  invoices: 'invoices',
} as const;

export type PaperKind = keyof typeof paperNames;

/** One file for every hundred orders. A file has all its papers, or is not there and says which are missing. */
export async function printPapers(
  run: BulkRun,
  kind: PaperKind,
  numbers: readonly string[],
): Promise<BulkReport> {
  let files = 0;
  const { answers, left } = await runSlices(run, numbers, async (slice) => {
    const file = await callFunction(run.db, 'order-papers', { kind, orders: [...slice] });
    files += 1;
    handOver(file, `${kind}${files > 1 ? `-${files}` : ''}.pdf`);
    return slice;
  });
  const done = answers.flat();
  return {
    text: `${formatCount(done.length)} of ${formatCount(numbers.length)} ${paperNames[kind]} are ready to print.`,
    failures: left.map(({ item, reason }) => failureOf(item, reason)),
    done,
  };
}
