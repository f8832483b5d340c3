import { type Answer, unwrap } from '@shop/kernel/data';
import { formatCount, formatDate } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { type Column, DataTable } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { labelOf } from './columns';
import { UndoEdit } from './UndoEdit';

type EditList = Answer<'list_bulk_edits'>;

const defaultSort = '-created';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_bulk_edits', listArgs(query, defaultSort))),
);

const columns: readonly Column<EditList['rows'][number]>[] = [
  { label: 'When', sort: 'created', cell: ({ created_at }) => formatDate(created_at, 'tableMoment') },
  { label: 'Who', cell: ({ admin_email }) => admin_email, secondary: true },
  { label: 'What', cell: ({ changed }) => changed.map((key) => labelOf(key)).join(', ') },
  { label: 'Products', align: 'end', cell: ({ products }) => formatCount(products) },
  {
    label: 'Undo',
    cell: ({ id, undone_at, undone }) =>
      undone_at ? `${formatCount(undone)} taken back` : <UndoEdit edit={id} label="Undo this edit" />,
  },
];

/** Every bulk edit, and how to take it back. */
export function Component() {
  const page = useLoaderData<EditList | null>();
  if (!page) return null;
  return (
    <SectionPage title="Bulk edits" back={<Link to={adminPaths.section('products')}>← All products</Link>}>
      <ListBar>
        <SearchForm label="Who" />
      </ListBar>
      <DataTable
        label="Bulk edits"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No bulk edits here"
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}
