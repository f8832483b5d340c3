import { useState } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { useAuth, usePlatform, useServiceAway } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Alert, Button, s, Surface } from '@shop/ui';
import { CheckoutHeading } from './CheckoutHeading';
import { isStillWanted, type OrderAttempt, worthOf } from './orderAttempt';
import type { PlaceOrder } from './usePlaceOrder';

interface Props {
  attempt: OrderAttempt;
  ordering: PlaceOrder;
}

/**
 * Stands in place of the form while nobody knows whether the last order arrived: a changed one could buy twice,
 * the same one cannot. It is sent again by itself for as long as the shopper can be taken to wait for it.
 */
export function UnansweredOrder({ attempt, ordering }: Props) {
  const { placing, refusal, place, startOver } = ordering;
  const { guest } = useAuth();
  const { service } = usePlatform();
  const [asksByItself] = useState(() => isStillWanted(attempt, service.now()));
  useServiceAway('page', () => asksByItself && void place(attempt));

  return (
    <Surface>
      <Stack>
        <CheckoutHeading>We could not hear whether your order arrived</CheckoutHeading>
        <Alert tone="info">
          {asksByItself ? 'We are asking again…' : 'The connection broke before the answer arrived.'} Your
          order of {formatRupees(worthOf(attempt.request))} may already be placed.
        </Alert>
        <p>
          It is the same order each time, so it is never delivered or charged twice.{' '}
          {asksByItself
            ? 'You can leave this page open, or start over.'
            : `Place it once more, or look ${guest ? `for our mail to ${guest.email}` : 'into your account'} first.`}
        </p>
        <Alert tone="error">{refusal}</Alert>
        <Buttons>
          <Button
            type="button"
            $variant="primary"
            $size="large"
            $busy={placing}
            onClick={() => void place(attempt)}
          >
            {asksByItself ? 'Ask now' : 'Place order'}
          </Button>
          <Button
            as={ActionLink}
            to={guest ? linkTo('track-order') : linkTo('profile', { tab: 'orders' })}
            $variant="secondary"
            $size="large"
          >
            {guest ? 'Track an order' : 'My orders'}
          </Button>
          <Button
            type="button"
            $variant="quiet"
            $size="large"
            disabled={placing}
            onClick={() => void startOver(attempt)}
          >
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
