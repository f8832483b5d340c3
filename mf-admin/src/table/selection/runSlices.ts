import type { Database } from '@shop/kernel/data';
import { staffFailure } from '../../calls/staffFailure';
import { inSlices, type SliceProgress } from './inSlices';

/** As many as one call takes; small enough for the statement timeout of a hosted project. */
const sliceSize = 100;

export interface BulkRun {
  db: Database;
  onProgress: (progress: SliceProgress) => void;
  /** Asked before each slice: nothing more is sent once somebody has stopped it. */
  isStopped: () => boolean;
}

interface Slices<Item, Answer> {
  answers: Answer[];
  /** What was not tried or had no answer, and why. */
  left: { item: Item; reason: string }[];
  /** A slice had no answer: whether it was done is not known. */
  isBroken: boolean;
}

/**
 * Does the work in slices, each whole or not at all. What was not tried, because somebody stopped or a slice had no
 * answer, is left by name: trying it again finds done what was done.
 */
export async function runSlices<Item, Answer>(
  { isStopped, onProgress }: BulkRun,
  items: readonly Item[],
  work: (slice: readonly Item[]) => Promise<Answer>,
): Promise<Slices<Item, Answer>> {
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
  return { answers, left, isBroken: broken !== undefined };
}
