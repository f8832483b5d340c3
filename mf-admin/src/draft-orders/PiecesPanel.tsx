import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { s, Stepper } from '@shop/ui';
import { pieceName } from '../orders/pieceText';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import { RemoveButton } from '../panel/RemoveButton';
import { Stack } from '../panel/Stack';
import { type DraftLine, type PricedDraft, withPiece } from './draftRecord';
import { Found, FoundList } from './FoundList';
import { PieceSearch } from './PieceSearch';

interface Props {
  lines: readonly DraftLine[];
  quote: PricedDraft['quote'];
  onChange: (lines: DraftLine[]) => void;
}

/** What is ordered: sizes found by words, how many of each, and what is left on the shelf. */
export function PiecesPanel({ lines, quote, onChange }: Props) {
  return (
    <Panel title="Products">
      <Stack>
        {lines.length === 0 && <Nothing>Nothing yet. Find a product and choose its size.</Nothing>}
        {lines.length > 0 && (
          <FoundList aria-label="Products of this draft">
            {lines.map((line) => {
              const name = pieceName({ name: line.name, variant_label: line.label });
              return (
                <Found key={line.id}>
                  <span>
                    {name}
                    <br />
                    <small>
                      {formatRupees(line.price)} each · {leftText(line, quote)}
                    </small>
                  </span>
                  <Stepper
                    label={`Quantity of ${name}`}
                    value={line.quantity}
                    min={1}
                    max={99}
                    onChange={(quantity) =>
                      onChange(lines.map((each) => (each.id === line.id ? { ...each, quantity } : each)))
                    }
                  />
                  <Amount>{formatRupees(line.price * line.quantity)}</Amount>
                  <RemoveButton
                    label={`Remove ${name}`}
                    icon="close"
                    onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
                  />
                </Found>
              );
            })}
          </FoundList>
        )}
        <PieceSearch onAdd={(piece) => onChange(withPiece(lines, piece))} />
      </Stack>
    </Panel>
  );
}

/** Of the moment in which the price was asked. */
function leftText({ id, quantity }: DraftLine, quote: PricedDraft['quote']): string {
  const stock = quote?.lines.find((line) => line.variant_id === id)?.stock;
  if (stock === undefined) return 'not looked up yet';
  if (stock === 0) return 'sold out';
  return stock < quantity ? `only ${stock} left` : `${stock} left`;
}

const Amount = styled.strong`
  min-width: 5em;
  text-align: right;
  font-variant-numeric: tabular-nums;

  /* The button's own space is enough. */
  margin-right: calc(-1 * ${s('space.8')});
`;
