import { useState } from 'react';
import styled from 'styled-components';
import { type Answer, unwrap } from '@shop/kernel/data';
import { formatCount, formatDate } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { s } from '@shop/ui';
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
import type { UndoReport } from './undoEdits';
import { UndoResult } from './UndoResult';

type EditList = Answer<'list_bulk_edits'>;

const defaultSort = '-created';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_bulk_edits', listArgs(query, defaultSort))),
);

const columns = (onUndone: (report: UndoReport) => void): Column<EditList['rows'][number]>[] => [
  { label: 'When', sort: 'created', cell: ({ created_at }) => formatDate(created_at, 'tableMoment') },
  { label: 'Who', cell: ({ admin_email }) => admin_email, secondary: true },
  { label: 'What', cell: ({ changed }) => changed.map((key) => labelOf(key)).join(', ') },
  { label: 'Products', align: 'end', cell: ({ products }) => formatCount(products) },
  {
    label: 'Undo',
    cell: ({ id, products, undone, created_at }) => {
      const label = undone > 0 ? `Undo the other ${formatCount(products - undone)}` : 'Undo this edit';
      return (
        <Undo>
          {undone > 0 && <span>{formatCount(undone)} taken back</span>}
          {undone < products && (
            <UndoEdit
              edit={id}
              count={products - undone}
              label={label}
              name={`${label}, ${formatDate(created_at, 'tableMoment')}`}
              onUndone={onUndone}
            />
          )}
        </Undo>
      );
    },
  },
];

/** Every bulk edit, and how to take it back. */
export function Component() {
  const page = useLoaderData<EditList | null>();
  const [undone, setUndone] = useState<UndoReport>();
  if (!page) return null;
  return (
    <SectionPage title="Bulk edits" back={<Link to={adminPaths.section('products')}>← All products</Link>}>
      <ListBar>
        <SearchForm label="Who" />
      </ListBar>
      {undone && <UndoResult report={undone} />}
      <DataTable
        label="Bulk edits"
        columns={columns(setUndone)}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No bulk edits here"
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}

const Undo = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
`;
