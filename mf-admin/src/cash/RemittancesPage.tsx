import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { type Column, DataTable } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { CashFrame } from './CashFrame';
import type { RemittancePage } from './cashRecords';

const defaultSort = '-entered';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_remittances', listArgs(query, defaultSort))),
);

const columns: readonly Column<RemittancePage['rows'][number]>[] = [
  {
    label: 'Reference',
    cell: ({ id, reference }) => <Link to={adminPaths.remittance(id)}>{reference}</Link>,
  },
  { label: 'Courier', cell: ({ courier }) => courier },
  {
    label: 'Remitted',
    cell: ({ remitted_on }) => formatDate(`${remitted_on}T12:00:00+05:30`, 'tableDay'),
  },
  {
    label: 'Entered',
    sort: 'entered',
    cell: ({ created_at }) => formatDate(created_at, 'tableMoment'),
    secondary: true,
  },
  { label: 'Lines', cell: ({ lines }) => lines, align: 'end', secondary: true },
  { label: 'Amount', cell: ({ total }) => formatRupees(total), align: 'end' },
  { label: 'Counted', cell: ({ counted }) => formatRupees(counted), align: 'end', secondary: true },
  {
    label: 'State',
    cell: ({ faults, withdrawn_at }) =>
      withdrawn_at ? (
        <Badge>Withdrawn</Badge>
      ) : faults > 0 ? (
        <Badge $tone="kumkum">{faults} do not agree</Badge>
      ) : (
        <Badge $tone="neem">Agrees</Badge>
      ),
  },
];

/** What couriers have remitted. */
export function Component() {
  const page = useLoaderData<RemittancePage | null>();
  if (!page) return null;
  return (
    <CashFrame>
      <ListBar>
        <SearchForm label="Courier or reference" />
      </ListBar>
      <DataTable
        label="Remittances"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No remittances here"
      />
      <ListPager total={page.total} />
    </CashFrame>
  );
}
