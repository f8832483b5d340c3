import { formatRupees } from '@shop/kernel/domain';
import { Link, links, useLoaderData } from '@shop/kernel/routing';
import { Badge, s } from '@shop/ui';
import styled from 'styled-components';
import { staffLoader } from '../access/staffLoader';
import { callStaff } from '../calls/callStaff';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { DataTable, type Column } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { pageArgs } from '../table/listPage';
import { Pager } from '../table/Pager';
import { SearchForm } from '../table/SearchForm';
import { formatDay } from '../time/istTime';
import type { AffiliateList, AffiliateRecord, CommissionRecord, PayoutRecord } from './affiliateRecord';
import { ApproveButton } from './ApproveButton';
import { PayoutActions } from './PayoutActions';

export const loader = staffLoader(({ db, query }) =>
  callStaff<AffiliateList>(db, 'list_admin_affiliates', {
    p_query: query.get('q') ?? '',
    ...pageArgs(query),
  }),
);

const affiliateColumns: readonly Column<AffiliateRecord>[] = [
  { label: 'Affiliate', cell: ({ full_name, email }) => <span title={email}>{full_name || email}</span> },
  { label: 'Code', cell: ({ affiliate_code }) => affiliate_code },
  { label: 'Sales', cell: ({ sales }) => sales, align: 'end' },
  { label: 'Pending', cell: ({ pending }) => formatRupees(pending), align: 'end', secondary: true },
  { label: 'Approved', cell: ({ approved }) => formatRupees(approved), align: 'end' },
  { label: 'Paid', cell: ({ paid }) => formatRupees(paid), align: 'end' },
];

const payoutColumns: readonly Column<PayoutRecord>[] = [
  { label: 'Due', cell: ({ due_on }) => formatDay(due_on) },
  { label: 'Affiliate', cell: ({ full_name, affiliate_code }) => full_name || affiliate_code },
  { label: 'Amount', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  { label: 'To UPI ID', cell: ({ vpa }) => vpa },
  {
    label: 'State',
    cell: (payout) =>
      payout.state === 'requested' ? (
        <PayoutActions payout={payout} />
      ) : (
        `${payout.state} ${payout.reference}`
      ),
  },
];

const commissionTone = { pending: 'haldi', approved: 'neem', paid: 'neutral', reversed: 'kumkum' } as const;

const commissionColumns: readonly Column<CommissionRecord>[] = [
  { label: 'Order', cell: ({ number }) => <Link to={adminPaths.order(number)}>{number}</Link> },
  { label: 'Code', cell: ({ affiliate_code }) => affiliate_code },
  { label: 'Base', cell: ({ base }) => formatRupees(base), align: 'end', secondary: true },
  { label: 'Rate', cell: ({ percent }) => `${percent}%`, align: 'end', secondary: true },
  { label: 'Commission', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  { label: 'State', cell: ({ state }) => <Badge $tone={commissionTone[state]}>{state}</Badge> },
  {
    label: 'Action',
    cell: (row) =>
      row.state === 'pending' && row.status === 'delivered' && <ApproveButton commission={row} />,
  },
];

export function Component() {
  const page = useLoaderData<AffiliateList | null>();
  if (!page) return null;
  return (
    <SectionPage title="Affiliates">
      <Note>
        Average commission {page.average_percent === null ? '–' : `${page.average_percent}%`}. Tiers are set
        under <Link to={links.adminPage('settings')}>Settings</Link>. Payouts go out on the 1st.
      </Note>
      <Title>Payouts</Title>
      <DataTable
        label="Payouts"
        columns={payoutColumns}
        rows={page.payouts}
        keyOf={({ id }) => id}
        empty="No payout was asked for"
      />
      <Title>Affiliates</Title>
      <ListBar>
        <SearchForm label="Name, e-mail or code" />
      </ListBar>
      <DataTable
        label="Affiliates"
        columns={affiliateColumns}
        rows={page.rows}
        keyOf={({ id }) => id}
        empty="Nobody has sold anything yet"
      />
      <Pager total={page.total} />
      <Title>Newest commissions</Title>
      <DataTable
        label="Commissions"
        columns={commissionColumns}
        rows={page.commissions}
        keyOf={({ id }) => id}
        empty="No commissions yet"
      />
    </SectionPage>
  );
}

const Note = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
`;

const Title = styled.h2`
  margin: ${s('space.12')} 0 0;
  font-size: ${s('size.18')};
  font-weight: 650;
`;
