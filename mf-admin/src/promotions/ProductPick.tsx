import { useId, useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { Alert, Button, IconButton, s, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { Group, Legend } from '../pick-list/Group';

interface Named {
  id: string;
  name: string;
}

interface Props {
  ids: readonly string[];
  /** Names of those that were chosen before. */
  known: readonly Named[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Products picked by hand. */
export function ProductPick({ ids, known, error, onChange }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<Named[]>();
  const [names, setNames] = useState(() => new Map(known.map((each) => [each.id, each.name])));
  const { busy, problem, run } = useAction({ describe: staffFailure });
  const search = () =>
    void run(async (db) => {
      const { rows } = await unwrap(
        db.rpc('list_admin_products', { p_query: words, p_status: 'published', p_limit: 8 }),
      );
      setHits(rows.map((row) => ({ id: row.id, name: row.name })));
    });
  const add = (hit: Named) => {
    setNames(new Map([...names, [hit.id, hit.name]]));
    onChange([...ids, hit.id]);
  };
  const offered = hits?.filter((hit) => !ids.includes(hit.id));
  return (
    <Group aria-labelledby={id} aria-invalid={error ? true : undefined}>
      <Legend id={id}>Products picked by hand</Legend>
      <Alert tone="error">{error ?? problem}</Alert>
      {ids.length > 0 && (
        <List aria-label="Chosen products">
          {ids.map((each) => (
            <li key={each}>
              <span>{names.get(each) ?? each}</span>
              <IconButton
                label={`Remove ${names.get(each) ?? each}`}
                icon="close"
                onClick={() => onChange(ids.filter((other) => other !== each))}
              />
            </li>
          ))}
        </List>
      )}
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
      {offered && (
        <List aria-label="Found products">
          {offered.map((hit) => (
            <li key={hit.id}>
              <span>{hit.name}</span>
              <Button
                type="button"
                $variant="quiet"
                $size="small"
                aria-label={`Add ${hit.name}`}
                onClick={() => add(hit)}
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
