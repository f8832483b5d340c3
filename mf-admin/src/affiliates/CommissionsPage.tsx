import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { stateText } from '../states/stateText';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { AffiliateFrame } from './AffiliateFrame';
import type { CommissionRecord } from './affiliateRecord';
import { ApproveButton } from './ApproveButton';

const defaultSort = '-earned';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_commissions', {
      ...listArgs(query, defaultSort),
      p_state: query.get('state'),
    }),
  ),
);

const tone = { pending: 'haldi', approved: 'neem', paid: 'neutral', reversed: 'kumkum' } as const;

const columns: readonly Column<CommissionRecord>[] = [
  { label: 'Order', cell: ({ number }) => <Link to={adminPaths.order(number)}>{number}</Link> },
  { label: 'Code', cell: ({ affiliate_code }) => affiliate_code },
  {
    label: 'Earned',
    sort: 'earned',
    cell: ({ created_at }) => formatDate(created_at, 'tableDay'),
    secondary: true,
  },
  { label: 'Base', cell: ({ base }) => formatRupees(base), align: 'end', secondary: true },
  { label: 'Rate', cell: ({ percent }) => `${percent}%`, align: 'end', secondary: true },
  { label: 'Commission', sort: 'amount', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  { label: 'State', cell: ({ state }) => <Badge $tone={tone[state]}>{stateText(state)}</Badge> },
  {
    label: 'Action',
    cell: (row) =>
      row.state === 'pending' && row.status === 'delivered' && <ApproveButton commission={row} />,
  },
];

export function Component() {
  const page = useLoaderData<ListPage<CommissionRecord> | null>();
  if (!page) return null;
  return (
    <AffiliateFrame>
      <ListBar>
        <SearchForm label="Order number or code" />
        <FilterLinks
          label="State"
          name="state"
          options={[
            { value: '', label: 'All' },
            { value: 'pending', label: 'Pending' },
            { value: 'approved', label: 'Approved' },
            { value: 'paid', label: 'Paid' },
            { value: 'reversed', label: 'Reversed' },
          ]}
        />
      </ListBar>
      <DataTable
        label="Commissions"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No commissions here"
      />
      <ListPager total={page.total} />
    </AffiliateFrame>
  );
}
