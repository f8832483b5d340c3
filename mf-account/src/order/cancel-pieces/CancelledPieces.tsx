import styled from 'styled-components';
import { formatDate, formatRupees, type Order } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { piecesText } from '../../pieces/piecesText';

/** What an order that stands has lost; its own list and sum leave it out. */
export function CancelledPieces({ cancellations }: Pick<Order, 'cancellations'>) {
  return (
    <Cancelled>
      <h3>Cancelled</h3>
      <ul>
        {cancellations.map(({ lines, amount, at, cameBack }) => (
          <li key={at}>
            <span>
              {piecesText(lines)}
              {cameBack && ' · came back to us'} <time dateTime={at}>({formatDate(at, 'day')})</time>
            </span>
            <span>−{formatRupees(amount)}</span>
          </li>
        ))}
      </ul>
    </Cancelled>
  );
}

const Cancelled = styled.div`
  margin-top: ${s('space.16')};
  padding-top: ${s('space.16')};
  border-top: 1px solid ${s('color.line')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};

  h3 {
    margin: 0 0 ${s('space.4')};
    font-family: inherit;
    font-size: inherit;
    font-weight: 600;
  }

  ul {
    display: grid;
    gap: ${s('space.4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${s('space.16')};
    font-variant-numeric: tabular-nums;
  }
`;
