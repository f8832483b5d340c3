import { useRef, useState } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { Alert, from, s } from '@shop/ui';
import { acceptPrices } from '../bag-check/seenPrices';
import { useFreshBag } from '../bag-check/useFreshBag';
import { keepCoupon } from '../coupon/couponMemory';
import { AddressSection } from './AddressSection';
import type { CheckoutChoices } from './checkoutChoices';
import { DeliverySection } from './DeliverySection';
import type { ReadyCheckout } from './loadCheckout';
import { PaymentSection } from './PaymentSection';
import { ReviewSection } from './ReviewSection';
import { SavingsSection } from './SavingsSection';
import { toOrderAttempt } from './toOrderAttempt';
import { useBagReload } from './useBagReload';
import { useCheckoutChoice } from './useCheckoutChoice';
import type { PlaceOrder } from './usePlaceOrder';

interface Props {
  checkout: ReadyCheckout;
  ordering: PlaceOrder;
}

/** The five steps of the checkout on one page. */
export function CheckoutForm({ checkout, ordering }: Props) {
  const { addresses, coupon, lines, quotes, seen, gone } = checkout;
  const { referral } = usePlatform();
  const { revalidate, state } = useRevalidator();
  const choice = useCheckoutChoice(checkout);
  const { choices, choose, quote, method, address } = choice;
  const [addressMissing, setAddressMissing] = useState(false);
  // An order placed while its address is still being saved would miss that address.
  const [savingAddress, setSavingAddress] = useState(false);
  const addressSection = useRef<HTMLElement>(null);
  const loading = state === 'loading';
  useFreshBag();
  useBagReload(lines);

  const handleAddress = (id: string | undefined) => {
    choice.chooseAddress(id);
    setAddressMissing(false);
  };
  const handleCoupon = (code: string) => {
    keepCoupon(sessionStorage, code);
    void revalidate();
  };
  const handleBalance = async (chosen: Partial<CheckoutChoices>) => {
    choose(chosen);
    await revalidate();
  };
  const handlePrices = () => {
    acceptPrices(
      localStorage,
      quote.lines.map(({ variantId, unitPrice }) => ({ id: variantId, price: unitPrice })),
    );
    void revalidate();
  };
  const handlePlace = () => {
    if (address) return void ordering.place(toOrderAttempt(checkout, choice, address, referral.current()));
    setAddressMissing(true);
    addressSection.current?.focus();
  };

  return (
    <Columns>
      <Steps>
        {gone.length > 0 && (
          <Alert tone="info">No longer sold, and taken out of your bag: {gone.join(', ')}.</Alert>
        )}
        <AddressSection
          ref={addressSection}
          addresses={addresses}
          selected={address?.id}
          missing={addressMissing}
          onSelect={handleAddress}
          onSaving={setSavingAddress}
        />
        <DeliverySection
          quotes={quotes}
          value={choices.delivery}
          onChange={(delivery) => choose({ delivery })}
        />
        <SavingsSection
          quote={quote}
          coupon={coupon}
          choices={choices}
          busy={loading}
          onCoupon={handleCoupon}
          onChoice={handleBalance}
        />
        <PaymentSection
          amountDue={quote.amountDue}
          codAllowed={quote.codAllowed}
          value={method === 'cod' ? 'cod' : 'online'}
          onChange={(payment) => choose({ payment })}
        />
      </Steps>
      <Review>
        <ReviewSection
          quote={quote}
          seen={seen}
          refusal={ordering.refusal}
          busy={ordering.placing || savingAddress || loading}
          action={
            method === 'online' ? `Place order and pay ${formatRupees(quote.amountDue)}` : 'Place order'
          }
          onPricesAccepted={handlePrices}
          onPlace={handlePlace}
        />
      </Review>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: ${s('space.32')};
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
`;

const Review = styled.div`
  min-width: 0;

  ${from('desktop')} {
    position: sticky;
    top: 152px;
  }
`;
