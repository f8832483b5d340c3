import styled from 'styled-components';
import { formatDate, lookUp, orderStatusNames } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { Panel } from '../../panel/Panel';
import type { OrderRecord } from '../orderRecord';
import { piecesText } from '../pieceText';
import { ParcelSteps } from './ParcelSteps';

interface Props {
  order: OrderRecord;
  mayChange: boolean;
}

/** Each parcel of an order that leaves in several; the order follows the one that is furthest behind. */
export function ParcelPanel({ order, mayChange }: Props) {
  const unsent = order.lines.flatMap(({ variant_id: id, ...line }) => {
    const quantity = lookUp(order.unsent, id) ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

  return (
    <Panel title="Parcels">
      <List>
        {order.parcels.map((parcel) => {
          const damaged = parcel.lines.flatMap((line) =>
            line.damaged > 0 ? [{ ...line, quantity: line.damaged }] : [],
          );
          return (
            <li key={parcel.id}>
              <span>
                <strong>
                  Parcel {parcel.position}: {orderStatusNames[parcel.state]}
                </strong>{' '}
                {parcel.delivered_at && formatDate(parcel.delivered_at, 'tableMoment')}
                <br />
                {piecesText(parcel.lines)}
                {damaged.length > 0 && ` (damaged: ${piecesText(damaged)})`}
                <br />
                {parcel.courier}: <strong>{parcel.tracking_number}</strong>
              </span>
              {mayChange && <ParcelSteps parcel={parcel} />}
            </li>
          );
        })}
        {unsent.length > 0 && (
          <li>
            <span>
              <strong>Still here</strong>
              <br />
              {piecesText(unsent)}
            </span>
          </li>
        )}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  font-size: ${s('size.15')};
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.8')} ${s('space.16')};
    align-items: center;
    justify-content: space-between;
  }
`;
