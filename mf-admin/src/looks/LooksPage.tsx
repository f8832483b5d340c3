import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Button, s } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { DeleteButton } from '../calls/DeleteButton';
import { SectionPage } from '../layout/SectionPage';
import { ActiveBadge } from '../states/ActiveBadge';
import { ActiveFilter } from '../states/ActiveFilter';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { LookDialog } from './LookDialog';
import type { LookRecord } from './lookRecord';

const defaultSort = '-created';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_admin_looks', { ...listArgs(query, defaultSort), p_state: query.get('state') })),
);

/** What of a look shoppers cannot have now. */
function gapsOf({ items }: LookRecord): string {
  const hidden = items.filter(({ status }) => status !== 'published').length;
  const gone = items.filter(({ status, in_stock }) => status === 'published' && !in_stock).length;
  return [hidden > 0 && `${hidden} not published`, gone > 0 && `${gone} sold out`].filter(Boolean).join(', ');
}

/** Sets of products that are shown with each of them ("Complete the look"). */
export function Component() {
  const page = useLoaderData<ListPage<LookRecord> | null>();
  const [edited, setEdited] = useState<LookRecord | 'new'>();
  if (!page) return null;

  const columns: readonly Column<LookRecord>[] = [
    {
      label: 'Title',
      sort: 'title',
      cell: (look) => (
        <Title>
          <strong>{look.title}</strong>
          <small>{gapsOf(look)}</small>
        </Title>
      ),
    },
    {
      label: 'State',
      cell: ({ state }) => <ActiveBadge active={state === 'active'} />,
    },
    { label: 'Products', cell: ({ items }) => items.map(({ name }) => name).join(', ') },
    {
      label: 'Together',
      cell: ({ items }) => formatRupees(items.reduce((sum, { price }) => sum + price, 0)),
      align: 'end',
      secondary: true,
    },
    {
      label: 'Actions',
      align: 'end',
      cell: (look) => (
        <>
          <EditButton name={look.title} onEdit={() => setEdited(look)} />
          <DeleteButton
            name={look.title}
            confirmLabel="Delete look"
            remove={(db) => unwrap(db.rpc('delete_look', { p_id: look.id }))}
          >
            Its products stay as they are; they are no longer shown together.
          </DeleteButton>
        </>
      ),
    },
  ];

  return (
    <SectionPage
      title="Looks"
      actions={
        <Button type="button" $size="small" onClick={() => setEdited('new')}>
          New look
        </Button>
      }
    >
      <ListBar>
        <SearchForm label="Title or product" />
        <ActiveFilter />
      </ListBar>
      <DataTable
        label="Looks"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No looks here"
        about="A look is two to five products that go together. It stands on the pages of each, to be bought in one go."
      />
      <ListPager total={page.total} />
      {edited && (
        <LookDialog look={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </SectionPage>
  );
}

const Title = styled(TwoLines)`
  small {
    color: ${s('color.amberText')};
  }
`;
