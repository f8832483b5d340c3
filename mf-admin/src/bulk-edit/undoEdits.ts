import { type Answer, unwrap } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { staffFailure } from '../calls/staffFailure';
import type { BulkFailure } from '../table/selection/BulkResult';
import type { BulkRun } from '../table/selection/runSlices';
import { toFailures } from './saveEdits';

export interface UndoReport {
  /** Products that are as before. */
  done: number;
  /** Those that stay as they are, and in one row how many were not tried. */
  failures: BulkFailure[];
}

/** Takes the `count` products of an edit back that are left, slice by slice; what is not tried can be taken back later. */
export async function undoEdits(
  { db, isStopped, onProgress }: BulkRun,
  edit: string,
  count: number,
): Promise<UndoReport> {
  const failures: BulkFailure[] = [];
  let done = 0;
  let why: string | undefined;
  for (let after: string | null = ''; after !== null && why === undefined;) {
    onProgress({ done: done + failures.length, total: count });
    if (isStopped()) {
      why = 'Stopped before it was tried.';
      break;
    }
    try {
      const answer: Answer<'undo_bulk_edit'> = await unwrap(
        db.rpc('undo_bulk_edit', { p_edit: edit, p_after: after }),
      );
      done += answer.done;
      failures.push(...toFailures(answer.failures));
      after = answer.last;
    } catch (error) {
      why = `Not tried: ${staffFailure(error)}`;
    }
  }
  if (why !== undefined)
    failures.push({
      key: 'others',
      name: `The other ${formatCount(Math.max(1, count - done - failures.length))}`,
      reason: why,
    });
  return { done, failures };
}
