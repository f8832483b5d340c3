import styled from 'styled-components';
import {
  formatRupees,
  orderStatusNames,
  pictureUrl,
  placeholderPicture,
  type Order,
} from '@shop/kernel/domain';
import { Link, links } from '@shop/kernel/routing';
import { Badge, Picture, s, Surface } from '@shop/ui';
import { formatDay } from '../order/istTime';
import { statusTone } from '../order/statusTone';

const shownPictures = 3;
const thumbnail = 320;

const piecesOf = ({ lines }: Order) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** One order in the list, leading to its page. */
export function OrderCard({ order }: { order: Order }) {
  const pieces = piecesOf(order);

  return (
    <Surface>
      <Head>
        <div>
          <OrderLink to={links.order(order.number)}>Order {order.number}</OrderLink>
          <Detail>
            {formatDay(order.placedAt)} · {pieces} {pieces === 1 ? 'item' : 'items'}
          </Detail>
        </div>
        <Badge $tone={statusTone[order.status]}>{orderStatusNames[order.status]}</Badge>
      </Head>
      <Foot>
        <Pictures>
          {order.lines.slice(0, shownPictures).map((line) => (
            <Picture
              key={line.variantId}
              src={pictureUrl({ path: line.imagePath }, thumbnail)}
              width={56}
              height={70}
              alt={line.name}
              fallbackSrc={pictureUrl(placeholderPicture, thumbnail)}
            />
          ))}
          {order.lines.length > shownPictures && <Detail>+{order.lines.length - shownPictures} more</Detail>}
        </Pictures>
        <Total>{formatRupees(order.total)}</Total>
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
    width: 56px;
    border-radius: ${s('radius.control')};
  }
`;

const Total = styled.span`
  font-size: ${s('size.18')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
