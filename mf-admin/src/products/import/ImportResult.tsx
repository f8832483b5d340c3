import { formatCount } from '@shop/kernel/domain';
import { Alert } from '@shop/ui';
import type { FaultLog } from './faultLog';
import type { ImportProgress } from './importProducts';

interface Props {
  dryRun: boolean;
  isDone: boolean;
  progress: ImportProgress;
  faults: FaultLog;
}

/** What came of a list, or would. */
export function ImportResult({ dryRun, isDone, progress, faults }: Props) {
  const { created, updated, unchanged, sent } = progress;
  if (!isDone)
    return dryRun ? null : (
      <Alert tone="info">This list broke off after {formatCount(sent)} rows; those were written.</Alert>
    );
  if (faults.unreadable && sent === 0) return <Alert tone="error">{faults.unreadable}</Alert>;
  const wrong = faults.lines.size;
  return (
    <Alert tone={wrong > 0 ? 'info' : 'success'}>
      {dryRun ? 'This would create' : 'Created'} {formatCount(created)}, {dryRun ? 'change' : 'changed'}{' '}
      {formatCount(updated)}, and {formatCount(unchanged)} stay as they are.
      {wrong > 0 &&
        ` ${formatCount(wrong)} ${wrong === 1 ? 'row has' : 'rows have'} ${formatCount(faults.count)} ${faults.count === 1 ? 'fault' : 'faults'}${dryRun ? `: mend them and choose the file again${faults.unreadable ? '' : ', or import the others'}` : ' and were left out'}.`}
    </Alert>
  );
}
