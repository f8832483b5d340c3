import { formatCount } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Button } from '@shop/ui';
import { downloadCsv } from '../csv/downloadCsv';
import type { RowProblem } from './productCsv';

/** Downloads every problem of a list, of which the page shows the first. */
export function ProblemsButton({ problems }: { problems: readonly RowProblem[] }) {
  const action = useAction({ inToast: true });
  const download = () =>
    downloadCsv(
      'problems.csv',
      problems.map(({ line, field, value, message }) => ({
        row: line,
        column: field,
        value,
        reason: message,
      })),
    );
  return (
    <Button
      type="button"
      $variant="secondary"
      $size="small"
      $busy={action.busy}
      onClick={() => void action.run(download)}
    >
      Download {formatCount(problems.length)} {problems.length === 1 ? 'problem' : 'problems'}
    </Button>
  );
}
