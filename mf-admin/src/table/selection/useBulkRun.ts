import { useRef, useState } from 'react';
import { type StaffChange, useStaffChange } from '../../calls/useStaffChange';
import type { SliceProgress } from './inSlices';
import type { BulkRun } from './runSlices';

export interface Bulk<Report> {
  action: StaffChange;
  progress: SliceProgress | undefined;
  /** Of the last run. */
  report: Report | undefined;
  /** Does the work and shows the page as it is then; nothing when the work threw, which `action` says. */
  start: (work: (run: BulkRun) => Promise<Report>) => Promise<Report | undefined>;
  /** Sends nothing more after the slice that is under way. */
  stop: () => void;
}

/** One bulk action after the other: how far it is, and what became of it. */
export function useBulkRun<Report>(): Bulk<Report> {
  const action = useStaffChange();
  const [progress, setProgress] = useState<SliceProgress>();
  const [report, setReport] = useState<Report>();
  const isStopped = useRef(false);
  return {
    action,
    progress,
    report,
    start: async (work) => {
      isStopped.current = false;
      setReport(undefined);
      const outcome = await action.run(async (db) => {
        const found = await work({ db, onProgress: setProgress, isStopped: () => isStopped.current });
        setReport(() => found);
        return found;
      });
      return outcome.done ? outcome.value : undefined;
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}
