import { formatCount } from '@shop/kernel/domain';
import { Button } from '@shop/ui';
import { csvFile, handOver } from '../../csv/handOver';
import type { FaultLog } from './faultLog';

/** Downloads every problem of a list, of which the page shows the first. */
export const ProblemsButton = ({ faults: { count, parts } }: { faults: FaultLog }) => (
  <Button
    type="button"
    $variant="secondary"
    $size="small"
    onClick={() => handOver(csvFile(...parts), 'problems.csv')}
  >
    Download {formatCount(count)} {count === 1 ? 'problem' : 'problems'}
  </Button>
);
