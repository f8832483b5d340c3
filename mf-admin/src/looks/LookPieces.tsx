import { useId, useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { Alert, Button, IconButton, s, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { Group, Legend } from '../pick-list/Group';
import { type LookPiece, moved } from './lookRecord';

interface Props {
  pieces: readonly LookPiece[];
  onChange: (pieces: LookPiece[]) => void;
  error: string | undefined;
}

const most = 5;
const found = 6;

/** The products of a look in their order, and a search for more. */
export function LookPieces({ pieces, onChange, error }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<LookPiece[]>();
  const { busy, problem, run } = useAction({ describe: staffFailure });
  const search = () =>
    void run(async (db) => {
      const { rows } = await unwrap(
        db.rpc('list_admin_products', { p_query: words, p_status: 'published', p_limit: found }),
      );
      setHits(rows.map((row) => ({ id: row.id, name: row.name })));
    });
  const offered = hits?.filter((hit) => pieces.every((piece) => piece.id !== hit.id));

  return (
    <Group aria-labelledby={id} aria-invalid={error ? true : undefined}>
      <Legend id={id}>Products, two to five, in the order in which they are shown</Legend>
      <Alert tone="error">{error ?? problem}</Alert>
      {pieces.length > 0 && (
        <List aria-label="Chosen products">
          {pieces.map((piece, index) => (
            <li key={piece.id}>
              <span>{piece.name}</span>
              <IconButton
                label={`Move ${piece.name} forward`}
                icon="chevron-left"
                disabled={index === 0}
                onClick={() => onChange(moved(pieces, index, -1))}
              />
              <IconButton
                label={`Move ${piece.name} back`}
                icon="chevron-right"
                disabled={index === pieces.length - 1}
                onClick={() => onChange(moved(pieces, index, 1))}
              />
              <IconButton
                label={`Remove ${piece.name}`}
                icon="close"
                onClick={() => onChange(pieces.filter((each) => each.id !== piece.id))}
              />
            </li>
          ))}
        </List>
      )}
      {pieces.length < most && (
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
      )}
      {pieces.length < most && offered && (
        <List aria-label="Found products">
          {offered.map((hit) => (
            <li key={hit.id}>
              <span>{hit.name}</span>
              <Button
                type="button"
                $variant="quiet"
                $size="small"
                aria-label={`Add ${hit.name}`}
                onClick={() => onChange([...pieces, hit])}
              >
                Add
              </Button>
            </li>
          ))}
          {offered.length === 0 && <li>No other product is called that.</li>}
        </List>
      )}
    </Group>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-left: ${s('space.12')};
  }
  li + li {
    border-top: 1px solid ${s('color.line')};
  }
  span {
    flex: 1;
    min-width: 0;
  }
`;
const Search = styled.div`
  display: grid;
  gap: ${s('space.8')};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
`;
