import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate, lookUp, orderStatusNames } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { Alert, Button, s } from '@shop/ui';
import { staffFailure } from '../../calls/staffFailure';
import { Panel } from '../../panel/Panel';
import type { OrderRecord } from '../orderRecord';
import { piecesText } from '../pieceText';

type Parcel = OrderRecord['parcels'][number];

const next: Partial<Record<Parcel['state'], 'out_for_delivery' | 'delivered'>> = {
  shipped: 'out_for_delivery',
  out_for_delivery: 'delivered',
};

interface Props {
  order: OrderRecord;
  mayChange: boolean;
}

/** Each parcel of an order that leaves in several; the order follows the one that is furthest behind. */
export function ParcelPanel({ order, mayChange }: Props) {
  const call = useChange({ describe: staffFailure });
  const unsent = order.lines.flatMap(({ variant_id: id, name, variant_label }) => {
    const quantity = lookUp(order.unsent, id) ?? 0;
    return quantity > 0 ? [{ variant_id: id, name, variant_label, quantity }] : [];
  });
  const step = ({ id, position }: Parcel, state: 'out_for_delivery' | 'delivered') =>
    call.run(
      (db) => unwrap(db.rpc('advance_parcel', { p_parcel: id, p_state: state })),
      `Parcel ${position}: ${orderStatusNames[state]}`,
    );

  return (
    <Panel title="Parcels">
      <Alert tone="error">{call.problem}</Alert>
      <List>
        {order.parcels.map((parcel) => {
          const then = next[parcel.state];
          return (
            <li key={parcel.id}>
              <span>
                <strong>
                  Parcel {parcel.position}: {orderStatusNames[parcel.state]}
                </strong>{' '}
                {parcel.delivered_at && formatDate(parcel.delivered_at, 'tableMoment')}
                <br />
                {piecesText(parcel.lines)}
                <br />
                {parcel.courier}: <strong>{parcel.tracking_number}</strong>
              </span>
              {then && mayChange && (
                <Button
                  type="button"
                  $size="small"
                  $variant="secondary"
                  $busy={call.busy}
                  onClick={() => void step(parcel, then)}
                >
                  Parcel {parcel.position}: {orderStatusNames[then]}
                </Button>
              )}
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
