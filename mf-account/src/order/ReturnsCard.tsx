import styled from 'styled-components';
import { formatDate, formatRupees, type Order } from '@shop/kernel/domain';
import { Badge, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { piecesText } from '../pieces/piecesText';

const states: Record<
  Order['returns'][number]['state'],
  { label: string; tone: 'haldi' | 'neem' | 'kumkum' | 'neutral' }
> = {
  requested: { label: 'Requested', tone: 'haldi' },
  approved: { label: 'Pickup planned', tone: 'haldi' },
  picked_up: { label: 'Picked up', tone: 'neutral' },
  received: { label: 'Being checked', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neem' },
  exchanged: { label: 'Exchanged', tone: 'neem' },
  rejected: { label: 'Not accepted', tone: 'kumkum' },
};

type ReturnedLine = Order['returns'][number]['lines'][number];

/** What the shopper sent back or wants to. */
export function ReturnsCard({ order: { lines, returns } }: { order: Order }) {
  const named = ({ variantId, quantity, exchangeVariant }: ReturnedLine) => {
    const { name, variant } = lines.find((line) => line.variantId === variantId) ?? {
      name: variantId,
      variant: '',
    };
    return { name, variant: [variant, exchangeVariant].filter(Boolean).join(' → '), quantity };
  };

  return (
    <Surface>
      <CardHeading>Returns and exchanges</CardHeading>
      <List>
        {returns.map(({ id, kind, state, reason, refundAmount, refundTo, note, at, lines: pieces }) => (
          <li key={id}>
            <div>
              <strong>{kind === 'return' ? 'Return' : 'Exchange'}</strong> of {piecesText(pieces.map(named))}
              <Detail>
                {formatDate(at, 'day')} · {reason}
                {refundAmount !== null && ` · ${formatRupees(refundAmount)} back`}
              </Detail>
              {refundTo && (
                <Detail>Where your money goes: {refundTo === 'credit' ? 'store credit' : refundTo}</Detail>
              )}
              {note && <Detail>{note}</Detail>}
            </div>
            <Badge $tone={states[state].tone}>{states[state].label}</Badge>
          </li>
        ))}
      </List>
    </Surface>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${s('space.12')};
    align-items: start;
    justify-content: space-between;
  }
`;

const Detail = styled.p`
  overflow-wrap: anywhere;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
