import styled from 'styled-components';
import { formatDate, type Order, orderStatusNames } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { piecesText } from '../pieces/piecesText';

/** Several parcels of an order: where each is, and what is in it. */
export function Parcels({ order }: { order: Order }) {
  const { parcels } = order;
  const unsent = piecesToFollow(order);

  return (
    <List aria-label="Parcels of this order">
      {parcels.map((parcel) => (
        <li key={parcel.position}>
          <strong>
            Parcel {parcel.position}: {orderStatusNames[parcel.state]}
          </strong>
          {parcel.deliveredAt && ` on ${formatDate(parcel.deliveredAt, 'day')}`}
          <br />
          {piecesText(parcel.lines)}
          <br />
          {parcel.courier}, tracking number <strong>{parcel.trackingNumber}</strong>
        </li>
      ))}
      {unsent.length > 0 && (
        <li>
          <strong>To follow</strong>
          <br />
          {piecesText(unsent)}
        </li>
      )}
    </List>
  );
}

/** What is in no parcel yet; of an order that is not on its way any more nothing follows. */
function piecesToFollow({ status, parcels, lines }: Order) {
  if (status !== 'shipped') return [];
  const sent = (variantId: string) =>
    parcels
      .filter(({ state }) => state !== 'rto')
      .flatMap((parcel) => parcel.lines)
      .filter((line) => line.variantId === variantId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - sent(line.variantId) }))
    .filter(({ quantity }) => quantity > 0);
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: ${s('space.8')} 0 0;
  padding: ${s('space.16')} 0 0;
  border-top: 1px solid ${s('color.line')};
  list-style: none;
  overflow-wrap: anywhere;
`;
