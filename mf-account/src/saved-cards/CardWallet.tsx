import styled from 'styled-components';
import { leaveFor } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { Alert, Button, EmptyState, from, Icon, s } from '@shop/ui';
import { SavedCardItem } from './SavedCardItem';
import { type SavedCard, startAddingCard } from './savedCards';

const limit = 10;

/** All saved cards and the way to add one. */
export function CardWallet({ cards, now }: { cards: SavedCard[]; now: number }) {
  const addition = useChange();

  const handleAdd = () =>
    void addition.run(async (db) => {
      const shown = location.pathname;
      const { url, fields } = await startAddingCard(db);
      // Whoever has gone elsewhere meanwhile stays there.
      if (location.pathname === shown) await leaveFor(url, fields);
    });
  const add = (
    <Button type="button" $variant="primary" $busy={addition.busy} onClick={handleAdd}>
      <Icon name="plus" size={18} />
      Add card
    </Button>
  );
  const failure = <Alert tone="error">{addition.problem}</Alert>;

  if (cards.length === 0)
    return (
      <>
        {failure}
        <EmptyState
          icon="credit-card"
          title="No cards yet"
          text="You type the number on our payment partner's page; we keep a token that only works in this shop. Your bank holds ₹1 to check the card and lets it go again."
          action={add}
        />
      </>
    );

  return (
    <>
      {failure}
      <Head>
        <p>
          {cards.length} of {limit} cards
        </p>
        {cards.length < limit && add}
      </Head>
      <Grid aria-label="Saved cards">
        {cards.map((card) => (
          <SavedCardItem key={card.id} card={card} now={now} />
        ))}
      </Grid>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  align-items: center;
  justify-content: space-between;
  color: ${s('color.ink2')};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 22rem);
  gap: ${s('space.24')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 22rem));
  }
`;
