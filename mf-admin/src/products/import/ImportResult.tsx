import { formatCount } from '@shop/kernel/domain';
import { Alert } from '@shop/ui';
import { counted } from '../../counted/counted';
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
  const { created, updated, unchanged, sent, faultless } = progress;
  if (!isDone)
    return dryRun ? null : (
      <Alert tone="info">
        This list broke off after {counted(sent, 'row')}; {sent === 1 ? 'that was' : 'those were'} written.
      </Alert>
    );
  if (faults.unreadable && sent === 0) return <Alert tone="error">{faults.unreadable}</Alert>;
  const wrong = faults.lines.size;
  return (
    <Alert tone={wrong > 0 ? 'info' : 'success'}>
      {dryRun ? 'This would create' : 'Created'} {formatCount(created)}, {dryRun ? 'change' : 'changed'}{' '}
      {formatCount(updated)}, and {formatCount(unchanged)}{' '}
      {unchanged === 1 ? 'stays as it is' : 'stay as they are'}.
      {wrong > 0 &&
        ` ${counted(wrong, 'row has', 'rows have')} ${counted(faults.count, 'fault')}${dryRun ? `: mend ${faults.count === 1 ? 'it' : 'them'} and choose the file again${faults.unreadable || faultless === 0 ? '' : ', or import the others'}` : ` and ${wrong === 1 ? 'was' : 'were'} left out`}.`}
    </Alert>
  );
}
