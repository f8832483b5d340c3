import { callFunction, type Database, DataError } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { counted } from '../../counted/counted';
import { handOver } from '../../csv/handOver';
import { type BulkRun, runSlices } from '../../table/selection/runSlices';
import { type BulkReport, failureOf } from './bulkReport';

/** What one is called; several have an s. */
export const paperNames = {
  slips: 'packing slip',
  labels: 'shipping label',
  invoices: 'invoice',
} as const;

export type PaperKind = keyof typeof paperNames;

/** What an order without such a paper is told. */
const lackingText: Record<PaperKind, string> = {
  slips: 'Nothing is sent for it.',
  labels: 'Nothing is sent for it.',
  invoices: 'It has no invoice until it is shipped.',
};

/** One file for every hundred orders, of those that have such a paper; the others are named. */
export async function printPapers(
  run: BulkRun,
  kind: PaperKind,
  numbers: readonly string[],
): Promise<BulkReport> {
  let files = 0;
  const { answers, left } = await runSlices(run, numbers, async (slice) => {
    const { file, lacking } = await fetchPapers(run.db, kind, slice);
    if (file) {
      files += 1;
      handOver(file, `${kind}${files > 1 ? `-${files}` : ''}.pdf`);
    }
    return { lacking, done: slice.filter((number) => !lacking.includes(number)) };
  });
  const done = answers.flatMap((answer) => answer.done);
  return {
    text: `${formatCount(done.length)} of ${counted(numbers.length, paperNames[kind])} ${done.length === 1 ? 'is' : 'are'} ready to print.`,
    failures: [
      ...answers.flatMap(({ lacking }) => lacking).map((number) => failureOf(number, lackingText[kind])),
      ...left.map(({ item, reason }) => failureOf(item, reason)),
    ],
    done,
  };
}

/** The database prints all that it is asked for, or says which orders have no such paper: it is asked for the others then. */
async function fetchPapers(
  db: Database,
  kind: PaperKind,
  orders: readonly string[],
): Promise<{ file?: Blob; lacking: string[] }> {
  if (orders.length === 0) return { lacking: [] };
  try {
    return { file: await callFunction(db, 'order-papers', { kind, orders: [...orders] }), lacking: [] };
  } catch (error) {
    const lacking = lackingIn(error, orders);
    if (lacking.length === 0) throw error;
    const rest = await fetchPapers(
      db,
      kind,
      orders.filter((number) => !lacking.includes(number)),
    );
    return { file: rest.file, lacking: [...lacking, ...rest.lacking] };
  }
}

function lackingIn(error: unknown, orders: readonly string[]): string[] {
  if (!(error instanceof DataError) || error.code !== 'NO_PAPER') return [];
  const { numbers } = error.details;
  return Array.isArray(numbers) ? orders.filter((number) => numbers.includes(number)) : [];
}
