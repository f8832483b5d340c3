import { useState } from 'react';
import { formatCount } from '@shop/kernel/domain';
import { counted } from '../counted/counted';
import { BulkResult } from '../table/selection/BulkResult';
import type { SaveReport } from './saveEdits';
import { UndoEdit } from './UndoEdit';
import type { UndoReport } from './undoEdits';
import { UndoResult } from './UndoResult';

/** What became of a save, and the way back. */
export function SavedEdit({ report: { edit, done, changed, failures } }: { report: SaveReport }) {
  const [undone, setUndone] = useState<UndoReport>();
  const left = changed - (undone?.done ?? 0);
  return (
    <>
      <BulkResult
        failures={failures}
        one="Product"
        fileName="products-not-changed"
        actions={
          left > 0 && (
            <UndoEdit
              edit={edit}
              count={left}
              label={undone ? `Undo the other ${formatCount(left)}` : 'Undo'}
              onUndone={(report) =>
                setUndone((before) => ({ ...report, done: report.done + (before?.done ?? 0) }))
              }
            />
          )
        }
      >
        {formatCount(done)} of {counted(done + failures.length, 'product')} {done === 1 ? 'is' : 'are'} saved.
      </BulkResult>
      {undone && <UndoResult report={undone} />}
    </>
  );
}
