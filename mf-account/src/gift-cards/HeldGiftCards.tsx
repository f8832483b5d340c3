import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { ClothStrip, from, s } from '@shop/ui';
import type { HeldGiftCard } from './fetchGiftCards';

/** What is left on each card; cards do not expire (spec §9, Gift cards). */
export function HeldGiftCards({ cards }: { cards: HeldGiftCard[] }) {
  return (
    <Grid aria-label="Your gift cards">
      {cards.map((card) => (
        <Card key={card.id}>
          <ClothStrip $print="spark" />
          <Inside>
            <strong>{formatRupees(card.balance)}</strong>
            <p>
              of {formatRupees(card.initial_amount)} · card ending in {card.last4}
            </p>
            <p>
              From {card.sender_name}, {formatDate(card.issued_at, 'day')}
            </p>
            {card.message && <Message>“{card.message}”</Message>}
          </Inside>
        </Card>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled.li`
  overflow: hidden;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.panel')};
  background: ${s('color.surface')};
`;

const Inside = styled.div`
  padding: ${s('space.16')} ${s('space.24')} ${s('space.24')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};

  strong {
    display: block;
    color: ${s('color.ink')};
    font-size: ${s('size.36')};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

const Message = styled.p`
  padding-top: ${s('space.8')};
  color: ${s('color.ink')};
  font-size: ${s('size.16')};
  overflow-wrap: anywhere;
`;
