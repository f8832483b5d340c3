import styled from 'styled-components';
import { formatDate, formatRupees, orderStatusNames, thumbnail } from '@shop/kernel/domain';
import { ActionLink, Link, linkTo } from '@shop/kernel/routing';
import { Badge, Button, Picture, s, Surface } from '@shop/ui';
import { statusTone } from '../order/statusTone';
import { ReorderButton } from '../reorder/ReorderButton';
import type { ListedOrder } from './fetchOrderList';

const shownPictures = 3;

const piecesOf = ({ lines }: ListedOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** One order in the list, leading to its page. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const pieces = piecesOf(order);

  return (
    <Surface>
      <Head>
        <div>
          <OrderLink to={linkTo('order', { number: order.number })}>Order {order.number}</OrderLink>
          <Detail>
            {formatDate(order.placedAt, 'day')} · {pieces} {pieces === 1 ? 'item' : 'items'}
          </Detail>
        </div>
        <Badge $tone={statusTone[order.status]}>{orderStatusNames[order.status]}</Badge>
      </Head>
      <Foot>
        <Pictures>
          {order.lines.slice(0, shownPictures).map((line) => (
            <Picture
              key={line.variantId}
              {...thumbnail(line.imagePath)}
              width={48}
              height={60}
              alt={line.name}
            />
          ))}
          {order.lines.length > shownPictures && (
            <Detail aria-label={`and ${order.lines.length - shownPictures} more`} role="img">
              +{order.lines.length - shownPictures}
            </Detail>
          )}
        </Pictures>
        <Side>
          <Total>{formatRupees(order.total)}</Total>
          {order.status === 'pending_payment' ? (
            <Button
              as={ActionLink}
              to={linkTo('order-payment', { number: order.number })}
              $variant="primary"
              $size="small"
            >
              Pay now
            </Button>
          ) : (
            <ReorderButton number={order.number} lines={order.lines} size="small" />
          )}
        </Side>
      </Foot>
    </Surface>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: ${s('space.8')};
`;

const OrderLink = styled(Link)`
  font-weight: 700;
  color: ${s('color.neel')};
`;

const Detail = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: ${s('space.16')};
  padding-top: ${s('space.16')};
`;

const Pictures = styled.div`
  display: flex;
  align-items: center;
  gap: ${s('space.8')};

  img {
    flex: none;
    width: 48px;
    border-radius: ${s('radius.control')};
  }
`;

const Side = styled.div`
  display: grid;
  flex: none;
  gap: ${s('space.8')};
  justify-items: end;
`;

const Total = styled.span`
  font-size: ${s('size.18')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
