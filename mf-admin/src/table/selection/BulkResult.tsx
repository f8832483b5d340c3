import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Link } from '@shop/kernel/routing';
import { Alert, Button, s } from '@shop/ui';
import { staffFailure } from '../../calls/staffFailure';
import { downloadCsv } from '../../csv/downloadCsv';
import { type Column, DataTable } from '../DataTable';

/** A row that a bulk action left as it was. */
export interface BulkFailure {
  key: string;
  /** What people call it: an order's number, a product's name. */
  name: string;
  /** Why, as the database said it. */
  reason: string;
  /** Where it is looked after. */
  to?: string;
}

interface Props {
  /** What happened, as in '38 of 40 orders are shipped.' */
  children: ReactNode;
  failures: readonly BulkFailure[];
  /** What a row is, as in 'Order'. */
  one: string;
  /** Name of the file without its ending. */
  fileName: string;
  /** What can be done next: undo, print, try those again. */
  actions?: ReactNode;
}

const mostShown = 200;

/** What a bulk action did, and by name and reason what it did not. */
export function BulkResult({ children, failures, one, fileName, actions }: Props) {
  const action = useAction({ describe: staffFailure, inToast: true });
  const columns: readonly Column<BulkFailure>[] = [
    { label: one, cell: ({ name, to }) => (to ? <Link to={to}>{name}</Link> : name) },
    { label: 'Why it stayed as it was', cell: ({ reason }) => reason },
  ];
  const download = () =>
    downloadCsv(
      `${fileName}.csv`,
      failures.map(({ key, name, reason }) => ({ id: key, name, reason })),
    );
  return (
    <Result>
      <Alert tone={failures.length > 0 ? 'info' : 'success'}>{children}</Alert>
      {(actions || failures.length > 0) && (
        <Actions>
          {actions}
          {failures.length > 0 && (
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              $busy={action.busy}
              onClick={() => void action.run(download)}
            >
              Download {formatCount(failures.length)} {failures.length === 1 ? 'reason' : 'reasons'}
            </Button>
          )}
        </Actions>
      )}
      {failures.length > 0 && (
        <DataTable
          label="What stayed as it was"
          columns={columns}
          rows={failures.slice(0, mostShown)}
          keyOf={({ key }) => key}
          empty=""
        />
      )}
      {failures.length > mostShown && <p>These are the first {mostShown}; the file has all of them.</p>}
    </Result>
  );
}

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.12')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
`;
