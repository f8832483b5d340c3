import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { type Column, DataTable } from '../table/DataTable';
import { FilterSelect } from '../table/FilterSelect';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { type ActionRecord, changesOf } from './changesOf';
import { canUndo, UndoButton } from './UndoButton';

const defaultSort = '-when';

/** First halves of the actions in the log, with what the staff calls them. */
const kinds = [
  { value: 'product', label: 'Products' },
  { value: 'stock', label: 'Stock' },
  { value: 'products', label: 'Bulk edits' },
  { value: 'collection', label: 'Collections' },
  { value: 'type', label: 'Types' },
  { value: 'attribute', label: 'Attributes' },
  { value: 'synonyms', label: 'Synonyms' },
  { value: 'order', label: 'Orders' },
  { value: 'return', label: 'Returns' },
  { value: 'cash', label: 'Cash' },
  { value: 'user', label: 'Users' },
  { value: 'staff', label: 'Staff' },
  { value: 'customer', label: 'Notes and tags' },
  { value: 'credit', label: 'Store credit' },
  { value: 'coupon', label: 'Coupons' },
  { value: 'commission', label: 'Commissions' },
  { value: 'payout', label: 'Payouts' },
  { value: 'inquiry', label: 'Inquiries' },
  { value: 'settings', label: 'Settings' },
  { value: 'going-live', label: 'Going live' },
  { value: 'affiliates', label: 'Commission tiers' },
];

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_actions', {
      ...listArgs(query, defaultSort),
      p_kind: query.get('kind'),
    }),
  ),
);

/** Where the thing that an action was about is looked at. */
const pathOf = (action: string, target: string): string | undefined => {
  const [kind = ''] = action.split('/');
  if (['order', 'return', 'cash', 'commission'].includes(kind)) return adminPaths.order(target);
  if (kind === 'customer' || kind === 'user') return adminPaths.customer(target);
  if (kind === 'product') return adminPaths.product(target);
  if (kind === 'stock') return adminPaths.product(target.split(':')[0] ?? target);
  return undefined;
};

const columns: readonly Column<ActionRecord>[] = [
  {
    label: 'When, by whom',
    sort: 'when',
    cell: ({ created_at, admin_email }) => (
      <TwoLines>
        {formatDate(created_at, 'tableMoment')}
        <small>{admin_email}</small>
      </TwoLines>
    ),
  },
  { label: 'What', cell: ({ action }) => action.replace('/', ': ').replaceAll(/[-_]/g, ' ') },
  {
    label: 'Of',
    cell: ({ action, target }) => {
      const path = pathOf(action, target);
      return path ? <Link to={path}>{target}</Link> : target;
    },
  },
  {
    label: 'Change',
    cell: (action) => {
      const changes = changesOf(action);
      if (changes.length === 0) return null;
      return (
        <Changes>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {field.replaceAll('_', ' ')}: {before !== undefined && <del>{before}</del>} {after}
            </li>
          ))}
        </Changes>
      );
    },
  },
  {
    label: 'Back',
    cell: (action) => canUndo(action) && <UndoButton entry={action} />,
  },
];

export function Component() {
  const page = useLoaderData<ListPage<ActionRecord> | null>();
  if (!page) return null;
  return (
    <SectionPage title="Activity" actions={<Link to={adminPaths.dataViews()}>Who looked at whom</Link>}>
      <ListBar>
        <SearchForm label="Who, what or of what" />
        <FilterSelect label="About" name="kind" options={kinds} />
      </ListBar>
      <DataTable
        label="Activity"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => String(id)}
        sorted={defaultSort}
        empty="Nothing was done yet"
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}

const Changes = styled.ul`
  min-width: 180px;
  max-width: 420px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  del {
    color: ${s('color.ink3')};
  }
`;
