import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { DeleteButton } from '../calls/DeleteButton';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TaxonomyFrame } from '../taxonomy/TaxonomyFrame';
import { SynonymDialog } from './SynonymDialog';
import type { SynonymRecord } from './synonymRecord';

const defaultSort = 'family';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_synonyms', listArgs(query, defaultSort))),
);

/** Words that mean the same to the search. */
export function Component() {
  const page = useLoaderData<ListPage<SynonymRecord> | null>();
  const [edited, setEdited] = useState<SynonymRecord | 'new'>();
  if (!page) return null;

  const columns: readonly Column<SynonymRecord>[] = [
    { label: 'Family', sort: 'family', cell: ({ family }) => <strong>{family}</strong> },
    { label: 'Words', cell: ({ words }) => words.join(', ') },
    {
      label: 'Actions',
      align: 'end',
      cell: (synonyms) => (
        <>
          <EditButton name={synonyms.family} onEdit={() => setEdited(synonyms)} />
          <DeleteButton
            name={synonyms.family}
            title={`Delete the synonyms of ${synonyms.family}?`}
            success={`Synonyms of ${synonyms.family} are deleted`}
            remove={(db) => unwrap(db.rpc('save_synonyms', { p_family: synonyms.family, p_words: [] }))}
          >
            <strong>{synonyms.words.join(', ')}</strong>: each of them will find only what is called so.
          </DeleteButton>
        </>
      ),
    },
  ];

  return (
    <TaxonomyFrame
      actions={
        <Button type="button" $size="small" onClick={() => setEdited('new')}>
          New synonyms
        </Button>
      }
    >
      <ListBar>
        <SearchForm label="Word" />
      </ListBar>
      <DataTable
        label="Synonyms"
        columns={columns}
        rows={page.rows}
        keyOf={({ family }) => family}
        sorted={defaultSort}
        empty="No synonyms here"
      />
      <ListPager total={page.total} />
      {edited && (
        <SynonymDialog
          synonyms={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </TaxonomyFrame>
  );
}
