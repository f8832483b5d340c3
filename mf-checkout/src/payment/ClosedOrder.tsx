import styled from 'styled-components';
import type { Order } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState, s } from '@shop/ui';
import { RefundNotice } from './RefundNotice';
import { useOrderSource } from './useOrderSource';

const titles = { expired: 'The time to pay ran out', cancelled: 'This order is cancelled' };

type Closed = Order & { status: keyof typeof titles };

const keptTexts = {
  bag: ' Your bag is as it was.',
  draft: ' You can order them again by the link in our mail.',
  none: '',
};

export const isClosed = (order: Order): order is Closed => order.status in titles;

/** An order that is no longer waited for, what that means for the money, and the way on. */
export function ClosedOrder({ order: { number, status, events, payment, refunds } }: { order: Closed }) {
  const isExpired = status === 'expired';
  const source = useOrderSource(number);
  // The bag is emptied, and a draft used up, when an order is placed.
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
            {!wasPlaced && keptTexts[source.kind]}
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
        <Button as={ActionLink} to={wasPlaced ? linkTo('cart') : source.review} $variant="primary">
          {!wasPlaced && source.kind === 'draft' ? 'Back to your order' : 'Back to your bag'}
        </Button>
      }
    />
  );
}

const Paragraphs = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
