import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { Alert, Button, s } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { SearchField } from '../search-field/SearchField';
import { useFind } from '../search-field/useFind';
import type { DraftLine, DraftPiece } from './draftRecord';
import { Found, FoundList } from './FoundList';

interface Props {
  onAdd: (piece: Omit<DraftLine, 'quantity'>) => void;
}

/** What is sold, by words, and its sizes with what is left of each. */
export function PieceSearch({ onAdd }: Props) {
  const {
    found: hits,
    busy,
    problem,
    find,
  } = useFind<DraftPiece[]>((db, words) => unwrap(db.rpc('find_draft_pieces', { p_query: words })));
  return (
    <>
      <SearchField
        label="Find a product"
        hint="Name, SKU or brand"
        name="find_piece"
        busy={busy}
        onFind={find}
      />
      <Alert tone="error">{problem}</Alert>
      {hits?.length === 0 && <Nothing role="status">Nothing that is sold is called that.</Nothing>}
      {hits && hits.length > 0 && (
        <FoundList aria-label="Found products">
          {hits.map(({ id, name, price, variants }) => (
            <Found key={id}>
              <span>
                {name} <small>{formatRupees(price)}</small>
              </span>
              <Sizes>
                {variants.map(({ id: variantId, label, stock }) => (
                  <Button
                    key={variantId}
                    type="button"
                    $variant="secondary"
                    $size="small"
                    disabled={stock === 0}
                    aria-label={`Add ${name}, ${label && `${label} `}${stock === 0 ? 'sold out' : `${stock} left`}`}
                    onClick={() => onAdd({ id: variantId, name, label, price })}
                  >
                    {label} <Left>{stock === 0 ? 'sold out' : label ? stock : `${stock} left`}</Left>
                  </Button>
                ))}
              </Sizes>
            </Found>
          ))}
        </FoundList>
      )}
    </>
  );
}

const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
`;

const Left = styled.small`
  margin-left: ${s('space.4')};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
