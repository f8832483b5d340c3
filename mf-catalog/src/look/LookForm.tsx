import { useState } from 'react';
import styled from 'styled-components';
import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { type BagLine, formatRupees } from '@shop/kernel/domain';
import { useAction, useCart, usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import { Alert, Button, from, s } from '@shop/ui';
import { chosenLines, firstChoice, isSoldOut, kindOf, type LookChoice, piecesOf } from './lookChoice';
import { LookItem } from './LookItem';

interface Props {
  look: NonNullable<Answer<'get_look'>>;
  /** The page's own product. */
  productId: string;
}

/** The products of a look with their sizes, and one button for those that are chosen. */
export function LookForm({ look, productId }: Props) {
  const [pieces, setPieces] = useState(() => piecesOf(look));
  const [choice, setChoice] = useState<LookChoice>(() => firstChoice(pieces));
  const { busy, problem, run, refuse } = useAction();
  const { bag } = usePlatform();
  const { send } = useCart();
  const navigate = useNavigate();
  const lines = chosenLines(pieces, choice);
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const open = pieces.filter((piece) => !isSoldOut(piece) && kindOf(piece) && !choice.has(piece.id));

  const addAll = async (db: Database) => {
    // What was sold out since the page was loaded is left out and said so; without an answer the bag finds out.
    const now = await unwrap(db.rpc('get_look', { p_product_id: productId })).catch(() => null);
    const fresh = now ? piecesOf(now) : pieces;
    const there = chosenLines(fresh, choice);
    const gone = lines.filter(({ id }) => there.every((line) => line.id !== id));
    const added = there.filter(({ id, maxStock }) => heldOf(bag.get(), id) < (maxStock ?? Infinity));
    const full = there.filter((line) => !added.includes(line));
    setPieces(fresh);
    refuse(
      [
        gone.length > 0 && `Sold out a moment ago, and not in your bag: ${namesOf(gone)}.`,
        full.length > 0 && `Your bag already holds all there are: ${namesOf(full)}.`,
      ]
        .filter(Boolean)
        .join(' ') || undefined,
    );
    if (added.length === 0) return;
    const about = linkTo('cart');
    const action = { label: 'View bag', run: () => void navigate(about) };
    const message = `${added.length === 1 ? 'One piece' : `${added.length} pieces`} added to your bag`;
    send(
      { type: 'add-all', id: crypto.randomUUID(), lines: added },
      { message, tone: 'success', action, about },
    );
  };
  const handleAdd = async () => {
    if (lines.length === 0) return refuse('Choose a size first.');
    await run(addAll);
  };

  return (
    <>
      <List>
        {pieces.map((piece) => (
          <LookItem
            key={piece.id}
            piece={piece}
            isHere={piece.id === productId}
            chosen={choice.get(piece.id)}
            onChoose={(variantId) => {
              refuse(undefined);
              setChoice(new Map([...choice, [piece.id, variantId]]));
            }}
          />
        ))}
      </List>
      <Foot>
        <p aria-live="polite">
          <Total>{formatRupees(total)}</Total>{' '}
          {lines.length === 1 ? 'for one piece' : `for ${lines.length} pieces`}
          {open.length > 0 && `; choose a size of ${open.map(({ name }) => name).join(', ')} to add it`}
        </p>
        <Button type="button" $size="large" $busy={busy} onClick={() => void handleAdd()}>
          Add all to bag
        </Button>
        <Alert tone="error">{problem}</Alert>
      </Foot>
    </>
  );
}

const namesOf = (lines: readonly BagLine[]) => lines.map(({ name }) => name).join(', ');

const heldOf = (bag: readonly BagLine[], id: string) => bag.find((line) => line.id === id)?.quantity ?? 0;

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from('tablet')} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: ${s('space.16')};
  }
`;
const Foot = styled.div`
  display: grid;
  gap: ${s('space.12')};
  align-items: center;

  p {
    margin: 0;
    color: ${s('color.ink2')};
  }
  ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
const Total = styled.strong`
  color: ${s('color.ink')};
  font-size: ${s('size.18')};
  font-variant-numeric: tabular-nums;
`;
