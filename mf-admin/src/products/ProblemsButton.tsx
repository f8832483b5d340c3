import Papa from 'papaparse';
import { formatCount } from '@shop/kernel/domain';
import { Button } from '@shop/ui';
import { csvFile, handOver } from './handOver';
import { neutralise, type RowProblem } from './productCsv';

/** Downloads every problem of a list, of which the page shows the first. */
export function ProblemsButton({ problems }: { problems: readonly RowProblem[] }) {
  const handleClick = () => {
    const rows = problems.map(({ line, field, message }) => ({ line, field, message: neutralise(message) }));
    handOver(csvFile(Papa.unparse(rows)), 'problems.csv');
  };
  return (
    <Button type="button" $variant="secondary" $size="small" onClick={handleClick}>
      Download {formatCount(problems.length)} {problems.length === 1 ? 'problem' : 'problems'}
    </Button>
  );
}
