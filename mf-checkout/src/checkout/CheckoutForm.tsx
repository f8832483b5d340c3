import { useRef, useState } from 'react';
import styled from 'styled-components';
import { formatRupees, type PaymentMethod, type Quote } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { Alert, from, s } from '@shop/ui';
import { acceptPrices } from '../bag-check/seenPrices';
import { useFreshBag } from '../bag-check/useFreshBag';
import { keepCoupon } from '../coupon/couponMemory';
import { AddressSection } from './AddressSection';
import { type CheckoutChoices, keepChoices } from './checkoutChoices';
import { DeliverySection } from './DeliverySection';
import type { ReadyCheckout } from './loadCheckout';
import { PaymentSection } from './PaymentSection';
import { ReviewSection } from './ReviewSection';
import { SavingsSection } from './SavingsSection';
import { forgetTyped, readTyped } from './typedAddress';
import { useBagReload } from './useBagReload';
import type { PlaceOrder } from './usePlaceOrder';

interface Props {
  checkout: ReadyCheckout;
  ordering: PlaceOrder;
}

/** The five steps of the checkout on one page. */
export function CheckoutForm({ checkout, ordering }: Props) {
  const { userId, addresses, coupon, lines, quotes, seen, gone } = checkout;
  const { referral } = usePlatform();
  const [choices, setChoices] = useState(checkout.choices);
  const [addressId, setAddressId] = useState(
    () => choices.addressId ?? (readTyped(sessionStorage, userId) ? undefined : addresses[0]?.id),
  );
  const [addressMissing, setAddressMissing] = useState(false);
  // An order placed while its address is still being saved would miss that address.
  const [savingAddress, setSavingAddress] = useState(false);
  const addressSection = useRef<HTMLElement>(null);
  const { revalidate, state } = useRevalidator();
  const loading = state === 'loading';
  useFreshBag();
  useBagReload(lines);

  const quote = quotes[choices.delivery];
  const address = addresses.find(({ id }) => id === addressId);
  const method = paymentMethod(quote, choices.payment);

  const choose = (chosen: Partial<CheckoutChoices>) => setChoices(keepChoices(sessionStorage, chosen));

  const handleAddress = (id: string | undefined) => {
    setAddressId(id);
    setAddressMissing(false);
    if (id) forgetTyped(sessionStorage, userId);
    choose({ addressId: id });
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
    const prices = quote.lines.map(({ variantId, unitPrice }) => ({ id: variantId, price: unitPrice }));
    acceptPrices(localStorage, prices);
    void revalidate();
  };

  const handlePlace = () => {
    if (!address) {
      setAddressMissing(true);
      addressSection.current?.focus();
      return;
    }
    const { delivery, useCredit, useGiftCards } = choices;
    void ordering.place({
      userId,
      sentAt: Date.now(),
      request: {
        idempotencyKey: crypto.randomUUID(),
        lines,
        addressId: address.id,
        delivery,
        coupon: quote.coupon?.id,
        useCredit,
        useGiftCards,
        paymentMethod: method,
        expectedDue: quote.amountDue,
        affiliateCode: referral.current(),
      },
    });
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

/** The shopper's choice as far as it is open: cash has a limit, and what is paid already needs no payment. */
function paymentMethod({ amountDue, codAllowed }: Quote, chosen: CheckoutChoices['payment']): PaymentMethod {
  if (amountDue === 0) return 'none';
  return codAllowed ? (chosen ?? 'cod') : 'online';
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
