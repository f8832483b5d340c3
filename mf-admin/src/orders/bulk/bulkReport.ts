import type { Database } from '@shop/kernel/data';
import { orderStatusNames } from '@shop/kernel/domain';
import { staffFailure } from '../../calls/staffFailure';
import { adminPaths } from '../../layout/adminPaths';
import type { BulkFailure } from '../../table/selection/BulkResult';
import { inSlices, type SliceProgress } from '../../table/selection/inSlices';
import type { BulkAnswer } from '../orderRecord';

/** As many as one call takes. */
const sliceSize = 100;

export interface BulkReport {
  /** What was done, as in '38 of 40 orders: Packed'. */
  text: string;
  failures: BulkFailure[];
  /** The orders that were worked on, without those that failed. */
  done: string[];
}

export interface BulkRun {
  db: Database;
  onProgress: (progress: SliceProgress) => void;
  /** Asked before each slice: nothing more is sent once somebody has stopped it. */
  isStopped: () => boolean;
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

/**
 * Does the work in slices, each whole or not at all. What was not tried, because somebody stopped or a slice had no
 * answer, is left by name: trying it again finds done what was done.
 */
export async function runSlices<Item, Answer>(
  { isStopped, onProgress }: BulkRun,
  items: readonly Item[],
  work: (slice: readonly Item[]) => Promise<Answer>,
): Promise<{ answers: Answer[]; left: { item: Item; reason: string }[] }> {
  const answers: Answer[] = [];
  const left: { item: Item; reason: string }[] = [];
  let broken: string | undefined;
  await inSlices(
    items,
    sliceSize,
    async (slice) => {
      const reason = broken ?? (isStopped() ? 'Stopped before it was tried.' : undefined);
      if (reason !== undefined) {
        left.push(...slice.map((item) => ({ item, reason })));
        return;
      }
      try {
        answers.push(await work(slice));
      } catch (error) {
        broken = `Not tried: ${staffFailure(error)}`;
        left.push(...slice.map((item) => ({ item, reason: staffFailure(error) })));
      }
    },
    { onProgress },
  );
  return { answers, left };
}
