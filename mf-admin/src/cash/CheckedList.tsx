import { Fragment } from 'react';
import { formatRupees } from '@shop/kernel/domain';
import { Alert, Badge, Button } from '@shop/ui';
import { counted } from '../counted/counted';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { DataTable } from '../table/DataTable';
import { outcomes, type Reconciled } from './cashRecords';
import { lineColumns } from './RemittancePage';

const shownLines = 200;

export interface Checked extends Reconciled {
  /** What was checked, as it is booked. */
  form: Record<string, string>;
  list: { parcel: string; amount: string }[];
  problems: string[];
}

interface Props {
  checked: Checked;
  busy: boolean;
  onBook: () => void;
}

/** How each line agrees, what could not be read, and what is missing. */
export function CheckedList({ checked, busy, onBook }: Props) {
  const { lines, counts, missing, problems } = checked;
  const missingLines = missing.rows.map((row) => ({
    parcel: row.tracking_number ?? row.number,
    number: row.number,
    expected: row.open,
    amount: 0,
    counted: 0,
    outcome: 'missing' as const,
  }));
  const shown = [...lines.filter(({ outcome }) => outcome !== 'matched'), ...missingLines];
  return (
    <Panel title="How it agrees">
      <Stack>
        {problems.length > 0 && (
          <Alert tone="error">
            {problems.slice(0, 10).join(' ')} {problems.length > 10 && `And ${problems.length - 10} more.`}{' '}
            {problems.length === 1 ? 'This line is left out.' : 'These lines are left out.'}
          </Alert>
        )}
        <p role="status">
          {formatRupees(checked.total)} in {counted(lines.length, 'line')}, of which{' '}
          {formatRupees(checked.counted)} close orders’ cash.{' '}
          {Object.entries(counts).map(([outcome, count]) => (
            <Fragment key={outcome}>
              <Badge $tone={outcomes[outcome as keyof typeof outcomes].tone}>
                {count} {outcomes[outcome as keyof typeof outcomes].label.toLowerCase()}
              </Badge>{' '}
            </Fragment>
          ))}
          {missing.total > 0 && (
            <Badge $tone="kumkum">
              {missing.total} missing, {formatRupees(missing.amount)}
            </Badge>
          )}
        </p>
        {shown.length > 0 && (
          <DataTable
            label="Lines that do not agree"
            columns={lineColumns}
            rows={shown.slice(0, shownLines)}
            keyOf={(line) => `${line.outcome} ${line.parcel} ${line.amount} ${shown.indexOf(line)}`}
            empty=""
          />
        )}
        {shown.length > shownLines && <p>And {shown.length - shownLines} more.</p>}
        <div>
          <Button type="button" $busy={busy} onClick={onBook}>
            Book {formatRupees(checked.total)}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
