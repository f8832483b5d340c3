import type { RefObject } from 'react';
import styled from 'styled-components';
import { amountRows } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Alert, Button, displayHeading, from, s, SummaryList, Surface } from '@shop/ui';
import { mrpOf } from '../amounts/mrpOf';
import { savingText } from '../amounts/savingText';
import type { CheckedLine } from '../bag-check/checkedLines';
import { CouponBox } from '../coupon/CouponBox';
import type { Quote } from '../ordering/quoteOrder';
import { Assurances } from './Assurances';
import { CartPlace } from './CartPlace';
import { cartTotals } from './cartTotals';
import { FreeShippingNudge } from './FreeShippingNudge';
import { lineProblem } from './lineStock';

interface Props {
  lines: readonly CheckedLine[];
  /** Code of the wanted coupon. */
  coupon: string | undefined;
  /** The server's last price of the bag. */
  quote: Quote | undefined;
  /** True while the quote is that of an earlier bag. */
  stale: boolean;
  onCoupon: (code: string) => void;
  onProceed: () => void;
  proceedButton: RefObject<HTMLButtonElement | null>;
}

/** What the bag will cost, fee by fee, and the way on. The server's quote at checkout decides. */
export function CartSummary({ lines, coupon, quote, stale, onCoupon, onProceed, proceedButton }: Props) {
  const { settings } = usePlatform();
  const { totals, couponQuote } = cartTotals(lines, coupon, quote, settings);
  const mrp = settings.phase === 'live' && quote && !stale ? mrpOf(quote.lines) : undefined;
  const blocked = lines.some((line) => lineProblem(line) !== '');

  return (
    <Aside aria-label="Order summary">
      <Surface>
        <Heading>Order Summary</Heading>
        <Stack aria-busy={stale}>
          <CartPlace />
          <FreeShippingNudge subtotal={totals.subtotal} />
          <CouponBox code={coupon} quote={quote} busy={coupon !== undefined && stale} onChange={onCoupon} />
          <SummaryList rows={amountRows(totals, settings.gstPercent, couponQuote?.coupon?.id, mrp)} />
          <Saving>{savingText(totals, settings, mrp)}</Saving>
          {blocked && (
            <Alert tone="error">Something changed in your bag. Please look at the marked items first.</Alert>
          )}
          <Button
            ref={proceedButton}
            type="button"
            $variant="primary"
            $size="large"
            $block
            disabled={blocked}
            onClick={onProceed}
          >
            Proceed to Checkout
          </Button>
          <Button as={ActionLink} to={linkTo('category')} $variant="secondary" $block>
            Continue Shopping
          </Button>
        </Stack>
      </Surface>
      <Assurances />
    </Aside>
  );
}

const Aside = styled.aside`
  min-width: 0;

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
  font-weight: 550;
`;
