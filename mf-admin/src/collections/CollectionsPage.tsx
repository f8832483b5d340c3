import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { Link, linkTo, useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { DeleteButton } from '../calls/DeleteButton';
import { SectionPage } from '../layout/SectionPage';
import { ActiveBadge } from '../states/ActiveBadge';
import { ActiveFilter } from '../states/ActiveFilter';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { fetchTaxonomy } from '../taxonomy/fetchTaxonomy';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { CollectionDialog } from './CollectionDialog';
import type { CollectionList, CollectionRecord } from './collectionRecord';

interface Loaded {
  list: CollectionList;
  taxonomy: Taxonomy;
}

const defaultSort = '-updated';

export const loader = staffLoader(async ({ db, query }): Promise<Loaded> => {
  const [list, taxonomy] = await Promise.all([
    unwrap(
      db.rpc('list_admin_collections', { ...listArgs(query, defaultSort), p_state: query.get('state') }),
    ),
    fetchTaxonomy(db),
  ]);
  return { list, taxonomy };
});

/** Pages of products that the staff puts together, by rule or by hand. */
export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  const [edited, setEdited] = useState<CollectionRecord | 'new'>();
  if (!loaded) return null;
  const columns: readonly Column<CollectionRecord>[] = [
    {
      label: 'Title',
      sort: 'title',
      cell: ({ title, slug, active }) =>
        active ? <Link to={linkTo('collection', { id: slug })}>{title}</Link> : title,
    },
    {
      label: 'State',
      cell: ({ active }) => <ActiveBadge active={active} />,
    },
    { label: 'Chosen', cell: ({ rule }) => (rule ? 'By rule' : 'By hand'), secondary: true },
    { label: 'Products', align: 'end', cell: ({ count }) => formatCount(count) },
    {
      label: 'Actions',
      align: 'end',
      cell: (collection) => (
        <>
          <EditButton name={collection.title} onEdit={() => setEdited(collection)} />
          <DeleteButton
            name={collection.title}
            confirmLabel="Delete collection"
            remove={(db) => unwrap(db.rpc('delete_collection', { p_id: collection.id }))}
          >
            Its page goes; its products stay as they are.
          </DeleteButton>
        </>
      ),
    },
  ];
  return (
    <SectionPage
      title="Collections"
      actions={
        <Button type="button" $size="small" onClick={() => setEdited('new')}>
          New collection
        </Button>
      }
    >
      <ListBar>
        <SearchForm label="Title or address" />
        <ActiveFilter />
      </ListBar>
      <DataTable
        label="Collections"
        columns={columns}
        rows={loaded.list.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="No collections here"
        about="A collection is a page of its own for a festival, a season or an idea, filled by hand or by a rule."
      />
      <ListPager total={loaded.list.total} />
      {edited && (
        <CollectionDialog
          collection={edited === 'new' ? undefined : edited}
          taxonomy={loaded.taxonomy}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SectionPage>
  );
}
