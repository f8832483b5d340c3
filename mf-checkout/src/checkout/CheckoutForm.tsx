import { Suspense, useState } from 'react';
import { useRevalidator } from '@shop/kernel/routing';
import { Alert, Skeleton } from '@shop/ui';
import { acceptPrices } from '../bag-check/seenPrices';
import { useFreshBag } from '../bag-check/useFreshBag';
import { keepCoupon } from '../coupon/couponMemory';
import { GstSection } from '../gst/GstSection';
import { guestContact } from '../guest/guestScreens';
import { deviceStorage, tabStorage } from '../memory/storages';
import { AddressSection } from './AddressSection';
import type { CheckoutChoices } from './checkoutChoices';
import { Columns, Review, Steps } from './CheckoutColumns';
import { DeliverySection } from './DeliverySection';
import type { ReadyCheckout } from './loadCheckout';
import { PaymentSection } from './PaymentSection';
import { PlaceBar } from './PlaceBar';
import { quoteProblems } from './quoteProblems';
import { ReviewSection } from './ReviewSection';
import { SavingsSection } from './SavingsSection';
import { StepLinks } from './StepLinks';
import { useBagReload } from './useBagReload';
import { useCheckoutChoice } from './useCheckoutChoice';
import { useOpenForms } from './useOpenForms';
import type { PlaceOrder } from './usePlaceOrder';

interface Props {
  checkout: ReadyCheckout;
  ordering: PlaceOrder;
}

/** The five steps of the checkout on one page. */
export function CheckoutForm({ checkout, ordering }: Props) {
  const { guestEmail, addresses, places, coupon, lines, quotes, seen, gone } = checkout;
  const { revalidate, state } = useRevalidator();
  const choice = useCheckoutChoice(checkout);
  const { choices, choose, place, quote, method, address } = choice;
  // An order placed while its address is still being saved would miss that address.
  const [savingAddress, setSavingAddress] = useState(false);
  const { addressForm, contact, gst, refusal, typeGst, placeOrder } = useOpenForms(
    checkout,
    choice,
    ordering,
  );
  const { short, changed } = quoteProblems(quote, seen);
  const loading = state === 'loading';
  const isBusy = ordering.placing || savingAddress || loading;
  useFreshBag();
  useBagReload(lines);

  const handleCoupon = (code: string) => {
    keepCoupon(tabStorage(), code);
    void revalidate();
  };
  const handleBalance = async (chosen: Partial<CheckoutChoices>) => {
    choose(chosen);
    await revalidate();
  };
  const handlePrices = () => {
    acceptPrices(
      deviceStorage(),
      quote.lines.map(({ variantId, unitPrice }) => ({ id: variantId, price: unitPrice })),
    );
    void revalidate();
  };

  return (
    <>
      <StepLinks />
      <Columns>
        <Steps>
          {gone.length > 0 && (
            <Alert tone="info">No longer sold, and taken out of your bag: {gone.join(', ')}.</Alert>
          )}
          {guestEmail !== undefined && (
            <Suspense fallback={<Skeleton height="120px" />}>
              <guestContact.Part ref={contact} />
            </Suspense>
          )}
          <AddressSection
            formRef={addressForm}
            addresses={addresses}
            places={places}
            selected={address?.id}
            onSelect={choice.chooseAddress}
            onSaving={setSavingAddress}
            onPlace={choice.showPlace}
          />
          <DeliverySection
            quotes={quotes}
            place={place}
            value={choice.delivery}
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
            place={place}
            value={method === 'cod' ? 'cod' : 'online'}
            onChange={(payment) => choose({ payment })}
          />
          <GstSection typed={choices.gst} onType={typeGst} ref={gst} />
        </Steps>
        <Review>
          <ReviewSection quote={quote} seen={seen} busy={isBusy} onPricesAccepted={handlePrices} />
          <PlaceBar
            amountDue={quote.amountDue}
            refusal={refusal}
            paysNow={method === 'online'}
            disabled={short.length > 0 || changed.length > 0}
            busy={isBusy}
            onPlace={() => void placeOrder()}
          />
        </Review>
      </Columns>
    </>
  );
}
