import { useState } from 'react';
import styled from 'styled-components';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { Alert, Badge, Button, s, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { PickedRows } from './PickedRows';

export type FoundProduct = Answer<'list_admin_products'>['rows'][number];

interface Props {
  /** Ids that are not offered again. */
  without: readonly string[];
  onAdd: (product: FoundProduct) => void;
}

const most = 8;

/** Finds products by their words, drafts too, so that what is prepared can be chosen before it is published. */
export function ProductSearch({ without, onAdd }: Props) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly FoundProduct[]>();
  const { busy, problem, run } = useAction({ describe: staffFailure });
  const search = () =>
    void run(async (db) => {
      const { rows } = await unwrap(db.rpc('list_admin_products', { p_query: words, p_limit: most }));
      setFound(rows);
    });
  const offered = found?.filter(({ id }) => !without.includes(id));
  return (
    <>
      <Search>
        <TextField
          label="Find a product"
          name="find"
          value={words}
          required={false}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // Enter searches; it must not save what is not finished.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search();
          }}
        />
        <Button type="button" $variant="secondary" $busy={busy} onClick={search}>
          Find
        </Button>
      </Search>
      <Alert tone="error">{problem}</Alert>
      {offered && (
        <PickedRows aria-label="Found products">
          {offered.map((product) => (
            <li key={product.id}>
              <span>
                {product.name} {product.status === 'draft' && <Badge $tone="neutral">Draft</Badge>}
              </span>
              <Button
                type="button"
                $variant="quiet"
                $size="small"
                aria-label={`Add ${product.name}`}
                onClick={() => onAdd(product)}
              >
                Add
              </Button>
            </li>
          ))}
          {offered.length === 0 && <li>No other product is called that.</li>}
        </PickedRows>
      )}
    </>
  );
}

const Search = styled.div`
  display: grid;
  gap: ${s('space.8')};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
`;
