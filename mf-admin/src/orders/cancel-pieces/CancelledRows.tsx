import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import type { OrderRecord } from '../orderRecord';
import { piecesText } from '../pieceText';

/** What an order that stands has lost; its lines and sums leave it out. */
export function CancelledRows({ cancellations }: Pick<OrderRecord, 'cancellations'>) {
  if (cancellations.length === 0) return null;
  return (
    <List>
      {cancellations.map(({ lines, amount, refunded, created_at, parcel }) => (
        <li key={created_at}>
          {parcel === null ? 'Cancelled' : `Parcel ${parcel} came back`}{' '}
          <time dateTime={created_at}>{formatDate(created_at, 'tableMoment')}</time>: {piecesText(lines)}.{' '}
          {formatRupees(amount)} less
          {refunded > 0 && `, ${formatRupees(refunded)} of it back`}.
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.4')};
  margin: ${s('space.12')} 0;
  padding: ${s('space.12')} 0 0;
  border-top: 1px solid ${s('color.line')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  list-style: none;
`;
