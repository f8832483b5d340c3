import { useState } from 'react';
import { Button } from '@shop/ui';
import { counted } from '../counted/counted';
import { useBulkRun } from '../table/selection/useBulkRun';
import { useUnsaved } from '../unsaved/useUnsaved';
import { RunDialog } from './RunDialog';
import { undoEdits, type UndoReport } from './undoEdits';

interface Props {
  edit: string;
  /** Products that are not taken back yet. */
  count: number;
  label: string;
  /** What the button is called by itself, where a list has one in each row; begins with the label. */
  name?: string;
  /** Hears what became of it before the page is loaded again, which may show no button any more. */
  onUndone: (report: UndoReport) => void;
}

/** Takes a bulk edit back, or what is left of it, after it was said how many products that is. */
export function UndoEdit({ edit, count, label, name, onUndone }: Props) {
  const bulk = useBulkRun<UndoReport>();
  const [isAsking, setAsking] = useState(false);
  useUnsaved(bulk.action.busy, 'the edit that is being taken back');
  const many = counted(count, 'product');
  const handleConfirm = async () => {
    await bulk.start(async (run) => {
      const report = await undoEdits(run, edit, count);
      onUndone(report);
      return report;
    });
    setAsking(false);
  };
  return (
    <>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <RunDialog
          title={`Undo the edit of ${many}?`}
          confirmLabel="Take back"
          bulk={bulk}
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        >
          <p>
            Prices, stock and all else that it changed become as they were. What somebody has saved since
            stays as it is and is listed.
          </p>
        </RunDialog>
      )}
    </>
  );
}
