import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { type Column, DataTable } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { AffiliateFrame } from './AffiliateFrame';
import type { AffiliateList, AffiliateRecord } from './affiliateRecord';

const defaultSort = '-approved';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_admin_affiliates', listArgs(query, defaultSort))),
);

const columns: readonly Column<AffiliateRecord>[] = [
  { label: 'Affiliate', cell: ({ full_name, email }) => <span title={email}>{full_name || email}</span> },
  { label: 'Code', cell: ({ affiliate_code }) => affiliate_code },
  { label: 'Sales', sort: 'sales', cell: ({ sales }) => sales, align: 'end' },
  { label: 'Pending', cell: ({ pending }) => formatRupees(pending), align: 'end', secondary: true },
  { label: 'Approved', sort: 'approved', cell: ({ approved }) => formatRupees(approved), align: 'end' },
  { label: 'Paid', sort: 'paid', cell: ({ paid }) => formatRupees(paid), align: 'end' },
];

export function Component() {
  const page = useLoaderData<AffiliateList | null>();
  if (!page) return null;
  return (
    <AffiliateFrame>
      <Note>
        Average commission {page.average_percent === null ? '–' : `${page.average_percent}%`}. Tiers are set
        under <StaffLink to={adminPaths.section('settings')}>Settings</StaffLink>.
      </Note>
      <ListBar>
        <SearchForm label="Name, e-mail or code" />
      </ListBar>
      <DataTable
        label="Affiliates"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="Nobody has sold anything yet"
      />
      <ListPager total={page.total} />
    </AffiliateFrame>
  );
}

const Note = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.15')};
`;
