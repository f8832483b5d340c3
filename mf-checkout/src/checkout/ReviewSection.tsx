import styled from 'styled-components';
import { amountRows } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { s, SummaryList } from '@shop/ui';
import { mrpOf } from '../amounts/mrpOf';
import { savingText } from '../amounts/savingText';
import type { SeenPrices } from '../bag-check/seenPrices';
import { OrderLines } from '../order-lines/OrderLines';
import type { Quote } from '../ordering/quoteOrder';
import { CheckoutSection } from './CheckoutSection';
import { PriceNotice } from './PriceNotice';
import { quoteProblems } from './quoteProblems';
import { ShortageNotice } from './ShortageNotice';

interface Props {
  /** The server's price, which is what will be charged. */
  quote: Quote;
  busy: boolean;
  /** Prices that the shopper has seen, by variant id. */
  seen: SeenPrices;
  onPricesAccepted: () => void;
}

/** What is about to be ordered, to the rupee. */
export function ReviewSection({ quote, seen, busy, onPricesAccepted }: Props) {
  const { settings } = usePlatform();
  const mrp = settings.phase === 'live' ? mrpOf(quote.lines) : undefined;
  const { short, changed } = quoteProblems(quote, seen);

  return (
    <CheckoutSection number={5} title="Review your order">
      <Stack aria-busy={busy}>
        <OrderLines lines={quote.lines} />
        <SummaryList rows={amountRows(quote, settings.gstPercent, quote.coupon?.id, mrp)} />
        <Saving>{savingText(quote, settings, mrp)}</Saving>
        {changed.length > 0 && <PriceNotice changed={changed} onAccept={onPricesAccepted} />}
        {short.length > 0 && <ShortageNotice lines={short} />}
        <Terms>
          By placing the order you agree to our <Link to={linkTo('terms-of-service')}>Terms of Service</Link>{' '}
          and <Link to={linkTo('refund-policy')}>Refund Policy</Link>.
        </Terms>
      </Stack>
    </CheckoutSection>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;

const Saving = styled.p`
  color: ${s('color.neem')};
  font-weight: 550;
`;

const Terms = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};
`;
