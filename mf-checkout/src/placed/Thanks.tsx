import styled from 'styled-components';
import { amountRows, formatRupees, type Order } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, ClothStrip, displayHeading, Icon, PageTitle, s, SummaryList, Surface } from '@shop/ui';
import { KeepOrder } from '../guest/KeepOrder';
import { OrderLines } from '../order-lines/OrderLines';
import { RefundNotice } from '../payment/RefundNotice';
import { nextSteps } from './nextSteps';

const titles: Partial<Record<Order['status'], string>> = {
  delivered: 'Your order has arrived',
  rto: 'Your order came back to us',
};

/** Says that it worked, under which number, and what happens now: it may be opened from a bookmark long after. */
export function Thanks({ order }: { order: Order }) {
  const paidTwice = order.refunds.filter(({ reason }) => reason === 'paid_twice');
  const steps = nextSteps(order);

  return (
    <Page>
      {order.status !== 'rto' && (
        <Seal aria-hidden="true">
          <Icon name="check" size={32} />
        </Seal>
      )}
      <PageTitle>{titles[order.status] ?? 'Thank you, your order is placed'}</PageTitle>
      <Number>
        Order <strong>{order.number}</strong> · {formatRupees(order.total)} · {paidBy(order)}
      </Number>
      {paidTwice.length > 0 && (
        // The payment that stands may have come another way.
        <RefundNotice refunds={paidTwice} because="You paid for this order more than once." />
      )}
      <ClothStrip $print="patang" />
      {steps.length > 0 && (
        <Surface>
          <Heading>What happens next</Heading>
          <Steps>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <br />
                {text}
              </li>
            ))}
          </Steps>
        </Surface>
      )}
      <Surface>
        <Heading>What you ordered</Heading>
        <Ordered>
          <OrderLines lines={order.lines} />
          <SummaryList rows={amountRows(order, order.gstPercent, order.couponId)} />
        </Ordered>
      </Surface>
      <Buttons>
        <Button
          as={ActionLink}
          to={linkTo('order', { number: order.number })}
          $variant="primary"
          $size="large"
        >
          See your order
        </Button>
        <Button as={ActionLink} to={linkTo('category')} $variant="secondary" $size="large">
          Continue Shopping
        </Button>
      </Buttons>
      <KeepOrder />
      {order.status === 'placed' && (
        <p>Changed your mind? You can cancel on the order’s page within one hour.</p>
      )}
    </Page>
  );
}

function paidBy({ payment }: Order): string {
  if (!payment) return 'paid with credit and gift cards';
  return payment.method === 'cod' ? 'Cash on delivery' : 'paid online';
}

const Page = styled.div`
  display: grid;
  gap: ${s('space.24')};
  max-width: 640px;
  margin-inline: auto;
  padding-block: ${s('space.48')} ${s('space.72')};
  text-align: center;
`;

const Seal = styled.div`
  display: grid;
  place-items: center;
  justify-self: center;
  width: 72px;
  height: 72px;
  border-radius: ${s('radius.round')};
  background: ${s('color.neem')};
  color: ${s('color.onMadder')};
`;

const Number = styled.p`
  overflow-wrap: anywhere;
  font-size: ${s('size.18')};
  font-variant-numeric: tabular-nums;
`;

const Heading = styled.h2`
  ${displayHeading(22)}
`;

const Steps = styled.ol`
  display: grid;
  gap: ${s('space.16')};
  margin: ${s('space.16')} 0 0;
  padding-left: ${s('space.24')};
  text-align: start;
`;

const Ordered = styled.div`
  display: grid;
  gap: ${s('space.16')};
  padding-top: ${s('space.16')};
  text-align: start;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${s('space.12')};
`;
