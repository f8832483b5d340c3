import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { stateText } from '../states/stateText';
import { Breakable } from '../table/Breakable';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { AffiliateFrame } from './AffiliateFrame';
import type { PayoutRecord } from './affiliateRecord';
import { PayoutActions } from './PayoutActions';

const defaultSort = 'due';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_payouts', {
      ...listArgs(query, defaultSort),
      p_state: query.get('state'),
    }),
  ),
);

const tone = { requested: 'haldi', paid: 'neem', refused: 'kumkum' } as const;

const columns: readonly Column<PayoutRecord>[] = [
  { label: 'Due', sort: 'due', cell: ({ due_on }) => formatDate(due_on, 'tableDay') },
  { label: 'Affiliate', cell: ({ full_name, affiliate_code }) => full_name || affiliate_code },
  { label: 'Amount', sort: 'amount', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  {
    label: 'TDS',
    cell: ({ tds, has_pan }) => (
      <TwoLines>
        {formatRupees(tds)}
        {!has_pan && <small>No PAN</small>}
      </TwoLines>
    ),
    align: 'end',
    secondary: true,
  },
  { label: 'To UPI ID', cell: ({ vpa }) => <Breakable>{vpa}</Breakable> },
  {
    label: 'State',
    cell: ({ state, reference, settled_at, approved_at, approved_by }) => (
      <TwoLines>
        <Badge $tone={tone[state]}>
          {stateText(state === 'requested' && approved_at ? 'approved' : state)}
        </Badge>
        {state === 'requested' && approved_by && <small>by {approved_by}</small>}
        {settled_at && (
          <small>
            {formatDate(settled_at, 'tableDay')}: {reference}
          </small>
        )}
      </TwoLines>
    ),
  },
  {
    label: 'Action',
    align: 'end',
    cell: (payout) => payout.state === 'requested' && <PayoutActions payout={payout} />,
  },
];

export function Component() {
  const page = useLoaderData<ListPage<PayoutRecord> | null>();
  if (!page) return null;
  return (
    <AffiliateFrame>
      <ListBar>
        <SearchForm label="Name, code, UPI ID or reference" />
        <FilterLinks
          label="State"
          name="state"
          options={[
            { value: '', label: 'All' },
            { value: 'requested', label: 'To pay' },
            { value: 'paid', label: 'Paid' },
            { value: 'refused', label: 'Refused' },
          ]}
        />
      </ListBar>
      <DataTable
        label="Payouts"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No payouts here"
      />
      <ListPager total={page.total} />
    </AffiliateFrame>
  );
}
