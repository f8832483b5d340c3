import styled from 'styled-components';
import { amountRows, type Quote } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Alert, Button, s, SummaryList } from '@shop/ui';
import { savingText } from '../amounts/savingText';
import { CheckoutSection } from './CheckoutSection';
import { QuoteLines } from './QuoteLines';
import { ShortageNotice } from './ShortageNotice';

interface Props {
  /** The server's price, which is what will be charged. */
  quote: Quote;
  refusal: string;
  busy: boolean;
  /** False while no way of paying is open for this total. */
  payable: boolean;
  onPlace: () => void;
}

/** What is about to be ordered, to the rupee, and the button that orders it. */
export function ReviewSection({ quote, refusal, busy, payable, onPlace }: Props) {
  const { settings } = usePlatform();
  const short = quote.lines.filter((line) => line.quantity > line.stock);

  return (
    <CheckoutSection number={4} title="Review your order">
      <Stack aria-busy={busy}>
        <QuoteLines lines={quote.lines} />
        <SummaryList rows={amountRows(quote, settings.gstPercent, quote.coupon?.id)} />
        <Saving>{savingText(quote)}</Saving>
        {refusal && <Alert tone="error">{refusal}</Alert>}
        {short.length > 0 && <ShortageNotice lines={short} />}
        <Button
          type="button"
          $variant="primary"
          $size="large"
          $block
          disabled={busy || !payable || short.length > 0}
          aria-busy={busy}
          onClick={onPlace}
        >
          Place order
        </Button>
        <Terms>
          By placing the order you agree to our <Link to={links.termsOfService()}>Terms of Service</Link> and{' '}
          <Link to={links.refundPolicy()}>Refund Policy</Link>.
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
`;

const Terms = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};
`;
