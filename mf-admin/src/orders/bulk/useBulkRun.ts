import { useRef, useState } from 'react';
import { useChange } from '@shop/kernel/routing';
import { staffFailure } from '../../calls/staffFailure';
import type { SliceProgress } from '../../table/selection/inSlices';
import type { BulkReport, BulkRun } from './bulkReport';

export interface Bulk {
  action: ReturnType<typeof useChange<never>>;
  progress: SliceProgress | undefined;
  /** Of the last run. */
  report: BulkReport | undefined;
  /** Does the work and shows the list as it is then; true when there is a report. */
  start: (work: (run: BulkRun) => Promise<BulkReport>) => Promise<boolean>;
  /** Sends nothing more after the slice that is under way. */
  stop: () => void;
}

/** One bulk action after the other: how far it is, and what became of it. */
export function useBulkRun(): Bulk {
  const action = useChange({ describe: staffFailure });
  const [progress, setProgress] = useState<SliceProgress>();
  const [report, setReport] = useState<BulkReport>();
  const isStopped = useRef(false);
  return {
    action,
    progress,
    report,
    start: async (work) => {
      isStopped.current = false;
      setReport(undefined);
      const { done } = await action.run(async (db) => {
        setReport(await work({ db, onProgress: setProgress, isStopped: () => isStopped.current }));
      });
      return done;
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}
