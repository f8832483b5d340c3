import styled from 'styled-components';
import { amountRows, totalsOf, type Bag } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Alert, Button, displayHeading, from, s, SummaryList, Surface } from '@shop/ui';
import { savingText } from '../amounts/savingText';
import { Assurances } from './Assurances';
import { FreeShippingNudge } from './FreeShippingNudge';
import { isShort } from './lineStock';
import { useProceed } from './useProceed';

/** What the bag will cost, fee by fee, and the way on. The server's quote at checkout decides. */
export function CartSummary({ lines }: { lines: Bag }) {
  const { settings } = usePlatform();
  const proceed = useProceed();
  const totals = totalsOf(lines, 'standard', settings);
  const short = lines.some(isShort);

  return (
    <Aside aria-label="Order summary">
      <Surface>
        <Heading>Order Summary</Heading>
        <Stack>
          <FreeShippingNudge subtotal={totals.subtotal} />
          <SummaryList rows={amountRows(totals, settings.gstPercent)} />
          <Saving>{savingText(totals)}</Saving>
          {short && <Alert tone="error">Some items have fewer pieces left than you want.</Alert>}
          <Button type="button" $variant="primary" $size="large" $block disabled={short} onClick={proceed}>
            Proceed to Checkout
          </Button>
          <Button as={Link} to={links.category()} $variant="secondary" $block>
            Continue Shopping
          </Button>
        </Stack>
      </Surface>
      <Assurances />
    </Aside>
  );
}

const Aside = styled.aside`
  ${from('desktop')} {
    position: sticky;
    top: 152px;
  }
`;

const Heading = styled.h2`
  ${displayHeading(28)}
`;

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
  padding-top: ${s('space.16')};
`;

const Saving = styled.p`
  color: ${s('color.neem')};
`;
