import styled from 'styled-components';
import { formatDate, type Order, orderStatusNames } from '@shop/kernel/domain';
import { s } from '@shop/ui';

/** Several parcels of an order: where each is, and what is in it. */
export function Parcels({ order }: { order: Order }) {
  const { parcels, lines } = order;
  const sent = (variantId: string) =>
    parcels
      .flatMap((parcel) => parcel.lines)
      .filter((line) => line.variantId === variantId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const unsent = lines
    .map(({ variantId, quantity }) => ({ variantId, quantity: quantity - sent(variantId) }))
    .filter(({ quantity }) => quantity > 0);
  const names = (pieces: readonly { variantId: string; quantity: number }[]) =>
    pieces
      .map(({ variantId, quantity }) => {
        const line = lines.find((each) => each.variantId === variantId);
        return `${quantity} × ${line?.name ?? ''}${line?.variant ? `, ${line.variant}` : ''}`;
      })
      .join('; ');

  return (
    <List aria-label="Parcels of this order">
      {parcels.map((parcel) => (
        <li key={parcel.position}>
          <strong>
            Parcel {parcel.position}: {orderStatusNames[parcel.state]}
          </strong>
          {parcel.deliveredAt && ` on ${formatDate(parcel.deliveredAt, 'day')}`}
          <br />
          {names(parcel.lines)}
          <br />
          {parcel.courier}, tracking number <strong>{parcel.trackingNumber}</strong>
        </li>
      ))}
      {unsent.length > 0 && (
        <li>
          <strong>To follow</strong>
          <br />
          {names(unsent)}
        </li>
      )}
    </List>
  );
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
