import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { ActionLink, Link, useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Lead } from '../panel/Lead';
import { type Column, DataTable } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import type { DraftRow } from './draftRecord';

const defaultSort = '-saved';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_draft_orders', listArgs(query, defaultSort))),
);

const columns: readonly Column<DraftRow>[] = [
  {
    label: 'Customer',
    cell: ({ id, name, email, phone }) => (
      <TwoLines>
        <Link to={adminPaths.draft(id)}>{name || email || phone || 'Nobody yet'}</Link>
        <small>{[email, phone].filter(Boolean).join(' · ')}</small>
      </TwoLines>
    ),
  },
  { label: 'Products', cell: ({ lines }) => lines, align: 'end', secondary: true },
  {
    label: 'Total',
    sort: 'total',
    cell: ({ due }) => (due === null ? '–' : formatRupees(due)),
    align: 'end',
  },
  { label: 'Begun by', cell: ({ created_email }) => created_email, secondary: true },
  {
    label: 'Link',
    cell: ({ sent_until }) => (sent_until ? `Until ${formatDate(sent_until, 'tableMoment')}` : 'Not sent'),
    secondary: true,
  },
  {
    label: 'Saved',
    sort: 'saved',
    cell: ({ saved_at, saved_email }) => (
      <span title={saved_email}>{formatDate(saved_at, 'tableMoment')}</span>
    ),
    align: 'end',
  },
];

export function Component() {
  const page = useLoaderData<ListPage<DraftRow> | null>();
  if (!page) return null;
  return (
    <SectionPage
      title="Phone orders"
      back={<Link to={adminPaths.section('orders')}>← All orders</Link>}
      actions={
        <Button as={ActionLink} to={adminPaths.newDraft()} $size="small">
          New phone order
        </Button>
      }
    >
      <Lead>Drafts take nothing from the shelf. They are kept for 30 days after they were saved last.</Lead>
      <ListBar>
        <SearchForm label="Name, e-mail, phone or who began it" />
      </ListBar>
      <DataTable
        label="Phone orders"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No drafts here"
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}
