import styled from 'styled-components';
import { amountRows, promisedDays } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Alert, s, SummaryList } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import type { PricedDraft } from './draftRecord';

interface Props {
  priced: PricedDraft;
  busy: boolean;
  /** Why the last price could not be asked. */
  problem: string | undefined;
}

/** What the customer is to be told: every problem, every amount, and when it comes. */
export function PricePanel({ priced: { quote, problems }, busy, problem }: Props) {
  const { settings } = usePlatform();
  return (
    <Panel title="Say on the phone">
      <Stack aria-busy={busy}>
        <Alert tone="error">{problem}</Alert>
        {problems.map(({ code, stops, message }) => (
          <Alert key={code + message} tone={stops ? 'error' : 'info'}>
            {message}
          </Alert>
        ))}
        {!quote && <Nothing>The price stands here once there is something to order.</Nothing>}
        {quote && (
          <>
            <SummaryList rows={amountRows(totalsOf(quote), settings.gstPercent, quote.coupon?.id)} />
            <Arrival>{promiseText(quote)}</Arrival>
          </>
        )}
      </Stack>
    </Panel>
  );
}

type Quote = NonNullable<PricedDraft['quote']>;

/** As the shared rows want them; nobody's credit or gift cards are spent on the phone. */
const totalsOf = (quote: Quote) => ({
  subtotal: quote.subtotal,
  gst: quote.gst,
  shipping: quote.shipping,
  platformFee: quote.platform_fee,
  promotionSaving: quote.promotion_saving,
  couponSaving: quote.coupon?.saving ?? 0,
  creditUsed: 0,
  saving: quote.saving,
  total: quote.total,
  giftCardUsed: 0,
  amountDue: quote.amount_due,
  promotions: quote.promotions,
});

function promiseText({ place, delivery }: Quote): string {
  const days = place[delivery];
  if (!days) return '';
  const arrives = `Arrives ${promisedDays({ promisedFrom: days.from, promisedTo: days.to })}`;
  return place.pin ? `${arrives} at PIN code ${place.pin}.` : `${arrives} in big cities; the PIN code tells.`;
}

const Arrival = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
