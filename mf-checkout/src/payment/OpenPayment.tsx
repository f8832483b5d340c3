import styled from 'styled-components';
import { formatRupees, type Order } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Alert, Button, ClothStrip, PageTitle, s, Spinner, Surface } from '@shop/ui';
import { OrderLines } from '../order-lines/OrderLines';
import { allowsCashOnDelivery } from './allowsCashOnDelivery';
import { Countdown } from './Countdown';
import { type UnpaidOutcome, unpaidOutcomes } from './unpaidOutcomes';
import { useOrderSource } from './useOrderSource';
import { usePayment } from './usePayment';

interface Props {
  order: Order;
  outcome: UnpaidOutcome | undefined;
  /** The courier takes cash where the parcel goes. */
  hasCash: boolean;
}

const keptTexts = {
  bag: 'Your bag is kept until the order is paid. ',
  draft: 'If you cancel, the link in our mail opens your order again. ',
  none: '',
};

/** An order that waits for its money: pay, pay otherwise, or let it go. What it was made of stays as it is meanwhile. */
export function OpenPayment({ order, outcome, hasCash }: Props) {
  const { settings } = usePlatform();
  const { busy, problem, payOnline, payCash, cancel } = usePayment(order);
  const source = useOrderSource(order.number);
  const amount = formatRupees(order.amountDue);
  const canPayCash = hasCash && source.kind !== 'none' && allowsCashOnDelivery(order.amountDue, settings);
  const happened = outcome ?? (order.payment?.state === 'failed' ? 'failed' : undefined);
  const told = happened && unpaidOutcomes[happened];

  if (order.payment?.state === 'authorized' || order.payment?.state === 'captured')
    return (
      <Page>
        <PageTitle>We are confirming your payment</PageTitle>
        <Spinner label="Waiting for your bank" />
        <p>
          Your bank has answered and order {order.number} is being confirmed. You may stay here or close this
          page: the confirmation also comes by e-mail.
        </p>
      </Page>
    );

  return (
    <Page>
      <PageTitle>{told?.title ?? 'Your order waits for its payment'}</PageTitle>
      <ClothStrip $print="patang" />
      <Surface>
        <Stack>
          <Sum>
            <span>Order {order.number}</span>
            <strong>{amount}</strong>
          </Sum>
          <OrderLines lines={order.lines} />
          {told && <Alert tone={told.tone}>{told.text(order.payment)}</Alert>}
          {order.expiresAt && <Countdown until={order.expiresAt} />}
          <Alert tone="error">{problem}</Alert>
          <Button
            type="button"
            $variant="primary"
            $size="large"
            $block
            $busy={busy}
            onClick={() => void payOnline()}
          >
            {happened && happened !== 'pending' ? 'Try again' : `Pay ${amount}`}
          </Button>
          {canPayCash && (
            <Button type="button" $variant="secondary" $block disabled={busy} onClick={() => void payCash()}>
              Choose cash on delivery instead
            </Button>
          )}
          <Button type="button" $variant="quiet" $block disabled={busy} onClick={() => void cancel()}>
            Cancel this order
          </Button>
        </Stack>
      </Surface>
      <Small>
        {keptTexts[source.kind]}Paid already? This page notices by itself.{' '}
        <Link to={linkTo('help')}>Help with payments</Link>
      </Small>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${s('space.24')};
  max-width: 560px;
  margin-inline: auto;
  padding-block: ${s('space.48')} ${s('space.72')};
  text-align: center;
`;

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
  text-align: start;
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  justify-content: space-between;
  font-size: ${s('size.18')};
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
