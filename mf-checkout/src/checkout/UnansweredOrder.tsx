import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Link, links } from '@shop/kernel/routing';
import { Alert, Button, s, Surface } from '@shop/ui';
import { CheckoutHeading } from './CheckoutHeading';
import type { OrderAttempt } from './orderAttempt';
import type { PlaceOrder } from './usePlaceOrder';

interface Props {
  attempt: OrderAttempt;
  ordering: PlaceOrder;
}

/**
 * Stands in place of the form while nobody knows whether the last order arrived: a changed one could buy twice,
 * the same one cannot.
 */
export function UnansweredOrder({ attempt, ordering }: Props) {
  const { placing, place, startOver } = ordering;

  return (
    <Surface>
      <Stack>
        <CheckoutHeading>We did not hear back about your order</CheckoutHeading>
        <Alert tone="error">
          The connection broke before the shop’s answer arrived. Your order of{' '}
          {formatRupees(attempt.request.expectedDue)} may already be placed.
        </Alert>
        <p>
          Place it once more: it is the same order, so it is never delivered or charged twice. Or look at{' '}
          <Link to={links.profile('orders')}>your orders</Link> first.
        </p>
        <Buttons>
          <Button
            type="button"
            $variant="primary"
            $size="large"
            disabled={placing}
            aria-busy={placing}
            onClick={() => void place(attempt)}
          >
            Place order
          </Button>
          <Button type="button" $variant="quiet" disabled={placing} onClick={() => void startOver()}>
            Start over
          </Button>
        </Buttons>
      </Stack>
    </Surface>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
  max-width: 720px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
`;
