import { useRef, useState } from 'react';
import { usePlatform } from '@shop/kernel/react';
import type { GstSectionHandle } from '../gst/GstSection';
import type { GuestContactHandle } from '../guest/GuestContact';
import type { AddressFormHandle } from './AddressForm';
import type { CheckoutChoices } from './checkoutChoices';
import type { ReadyCheckout } from './loadCheckout';
import { toOrderAttempt } from './toOrderAttempt';
import type { CheckoutChoice } from './useCheckoutChoice';
import type { PlaceOrder } from './usePlaceOrder';

const gstAway =
  'The fields of the GST invoice are not here yet. Please wait for them, or take its tick away to order without one.';

/** The forms of the checkout that may be open when somebody orders: what is typed there is saved or read first. */
export function useOpenForms(checkout: ReadyCheckout, choice: CheckoutChoice, ordering: PlaceOrder) {
  const { referral, service } = usePlatform();
  const addressForm = useRef<AddressFormHandle>(null);
  const contact = useRef<GuestContactHandle>(null);
  const gst = useRef<GstSectionHandle>(null);
  const [lacksGst, setLacksGst] = useState(false);

  const typeGst = (typed: CheckoutChoices['gst']) => {
    setLacksGst(false);
    choice.choose({ gst: typed });
  };
  // What is wrong in one of them has the focus then, and nothing is ordered.
  const placeOrder = async () => {
    const { guestEmail } = checkout;
    const email = contact.current ? (await contact.current.save())?.email : guestEmail;
    if (guestEmail !== undefined && email === undefined) return;
    const to = addressForm.current ? await addressForm.current.save() : choice.address;
    const business = gst.current?.read();
    setLacksGst(business === 'away');
    if (to && business !== 'wrong' && business !== 'away')
      await ordering.place(
        toOrderAttempt(
          { ...checkout, guestEmail: email },
          choice,
          to,
          referral.current(),
          business,
          service.now(),
        ),
      );
  };
  return { addressForm, contact, gst, typeGst, refusal: lacksGst ? gstAway : ordering.refusal, placeOrder };
}
