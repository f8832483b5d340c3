import { useState } from 'react';
import styled from 'styled-components';
import { amountRows, formatDate, formatRupees } from '@shop/kernel/domain';
import { useAuth, usePlatform } from '@shop/kernel/react';
import { Link, linkTo, usePendingSearch } from '@shop/kernel/routing';
import { CheckboxField, s, SignInInvitation, SummaryList } from '@shop/ui';
import { readChoices } from '../checkout/checkoutChoices';
import { Columns, Review, Steps } from '../checkout/CheckoutColumns';
import { CheckoutSection } from '../checkout/CheckoutSection';
import { PaymentSection } from '../checkout/PaymentSection';
import { PlaceBar } from '../checkout/PlaceBar';
import { tabStorage } from '../memory/storages';
import { OrderLines } from '../order-lines/OrderLines';
import type { Quote } from '../ordering/quoteOrder';
import { DraftDelivery } from './DraftDelivery';
import { DraftNotices } from './DraftNotices';
import type { LinkedDraft } from './loadDraft';
import { usePlaceDraft } from './usePlaceDraft';

interface Props {
  draft: LinkedDraft;
  quote: Quote;
}

/** What was agreed on the phone, to the rupee of now, and the button that orders it. */
export function DraftOrder({ draft, quote }: Props) {
  const { settings } = usePlatform();
  const { user, guest, openDialog } = useAuth();
  const [chosen, setChosen] = useState(() => chosenBefore(user ?? guest));
  const { busy, problem, place } = usePlaceDraft(draft);
  const { amountDue, credit } = quote;
  // Until the page is loaded anew, what shows is the price of the other choice.
  const { search, isPending, go } = usePendingSearch();
  const hasCash = quote.codAllowed && quote.place.cash;
  const method = amountDue === 0 ? 'none' : chosen === 'cod' && !hasCash ? 'online' : chosen;
  const needsAccount = !draft.is_yours || (!user && settings.phase !== 'live');

  return (
    <Columns>
      <Steps>
        <p>
          We wrote this down with you on the phone. It is ordered once you press the button below; the link
          works until {formatDate(draft.until, 'moment')}.
        </p>
        <DraftNotices draft={draft} quote={quote} />
        <DraftDelivery draft={draft} quote={quote} />
        {needsAccount ? (
          <SignInInvitation
            onSignIn={() => openDialog('login', draft.is_accounts ? draft.email : undefined)}
            title={draft.is_accounts ? `Please log in as ${draft.email}` : 'Please log in to order'}
            text={
              draft.is_accounts
                ? 'This order was prepared for that account.'
                : 'Until the shop has opened for all, orders are kept in an account.'
            }
          />
        ) : (
          <PaymentSteps>
            {credit.balance > 0 && (
              <CheckboxField
                name="use-credit"
                label={`Use my store credit: ${formatRupees(credit.balance)} available${credit.used > 0 ? `, ${formatRupees(credit.used)} used here` : ''}`}
                checked={isPending ? search.has('credit') : draft.useCredit}
                onChange={({ target }) => go(withCredit(target.checked), { replace: true })}
              />
            )}
            <PaymentSection
              number={2}
              amountDue={amountDue}
              codAllowed={quote.codAllowed}
              place={quote.place}
              value={method === 'cod' ? 'cod' : 'online'}
              onChange={setChosen}
            />
          </PaymentSteps>
        )}
      </Steps>
      <Review>
        <CheckoutSection number={needsAccount ? 2 : 3} title="Your order">
          <Stack>
            <OrderLines lines={quote.lines} />
            <SummaryList rows={amountRows(quote, settings.gstPercent, quote.coupon?.id)} />
            <Terms>
              By placing the order you agree to our{' '}
              <Link to={linkTo('terms-of-service')}>Terms of Service</Link> and{' '}
              <Link to={linkTo('refund-policy')}>Refund Policy</Link>.
            </Terms>
          </Stack>
        </CheckoutSection>
        {!needsAccount && (
          <PlaceBar
            amountDue={amountDue}
            refusal={problem}
            paysNow={method === 'online'}
            disabled={draft.problems.some(({ stops }) => stops)}
            busy={busy || isPending}
            onPlace={() => void place(quote, method)}
          />
        )}
      </Review>
    </Columns>
  );
}

/** Whoever came back from the payment may have chosen cash there. */
const chosenBefore = (shopper: { id: string } | null): 'cod' | 'online' =>
  (shopper && readChoices(tabStorage(), shopper.id).payment) ?? 'online';

/** The page is loaded anew with it: the shop says what the credit pays. */
const withCredit = (isUsed: boolean) => (search: URLSearchParams) => {
  const next = new URLSearchParams(search);
  if (isUsed) next.set('credit', '1');
  else next.delete('credit');
  return next;
};

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;

const PaymentSteps = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;

const Terms = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
