import styled from 'styled-components';
import type { Order } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState, s } from '@shop/ui';
import { RefundNotice } from './RefundNotice';

const titles = { expired: 'The time to pay ran out', cancelled: 'This order is cancelled' };

type Closed = Order & { status: keyof typeof titles };

export const isClosed = (order: Order): order is Closed => order.status in titles;

/** An order that is no longer waited for, what that means for the money, and the way on. */
export function ClosedOrder({ order: { number, status, events, payment, refunds } }: { order: Closed }) {
  const isExpired = status === 'expired';
  // The bag is emptied when an order is placed, and is no longer what it was after that.
  const wasPlaced = events.some((event) => event.status === 'placed');

  return (
    <EmptyState
      icon="clock"
      level="h1"
      title={titles[status]}
      text={
        <Paragraphs>
          <p>
            {isExpired
              ? `Order ${number} was not paid in time, so its items went back on the shelf.`
              : `Order ${number} is cancelled, and its items went back on the shelf.`}
            {!wasPlaced && ' Your bag is as it was.'}
          </p>
          {refunds.length > 0 ? (
            <RefundNotice
              refunds={refunds}
              channel={payment?.channel}
              because={
                isExpired
                  ? 'Your payment came too late: the items have sold out.'
                  : 'What you paid for it is yours again.'
              }
            />
          ) : (
            isExpired && (
              <p>
                Nothing was charged. Should money have left your account after all, the order is placed as
                soon as we hear of it, or the money goes back by itself.
              </p>
            )
          )}
        </Paragraphs>
      }
      action={
        <Button as={ActionLink} to={linkTo('cart')} $variant="primary">
          Back to your bag
        </Button>
      }
    />
  );
}

const Paragraphs = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
