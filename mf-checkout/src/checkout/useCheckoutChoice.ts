import { useState } from 'react';
import type { Address } from '@shop/kernel/domain';
import { tabStorage } from '../memory/storages';
import type { OrderRequest } from '../ordering/placeOrder';
import type { Delivery, Place, Quote } from '../ordering/quoteOrder';
import { type CheckoutChoices, keepChoices } from './checkoutChoices';
import type { ReadyCheckout } from './loadCheckout';
import { forgetTyped, readTyped } from './typedAddress';

export interface CheckoutChoice {
  choices: CheckoutChoices;
  /** Also kept in the tab, through a reload. */
  choose: (chosen: Partial<CheckoutChoices>) => void;
  /** What is promised where the parcel goes, or in general while that is not known. */
  place: Place;
  /** The chosen one, where the place has it. */
  delivery: Delivery;
  /** Of that delivery. */
  quote: Quote;
  method: OrderRequest['paymentMethod'];
  /** Where the parcel goes; `undefined` while a new address is typed. */
  address: Address | undefined;
  chooseAddress: (id: string | undefined) => void;
  /** The place of the PIN code that is being typed. */
  showPlace: (place: Place | undefined) => void;
}

/** What the shopper has chosen so far, and what it comes to. */
export function useCheckoutChoice({
  userId,
  addresses,
  places,
  quotes,
  ...checkout
}: ReadyCheckout): CheckoutChoice {
  const [choices, setChoices] = useState(checkout.choices);
  const [typedPlace, showPlace] = useState<Place>();
  const isServed = ({ pincode }: Address) => places.get(pincode)?.serviceable !== false;
  const [addressId, setAddressId] = useState(
    () =>
      // A chosen one may have been deleted meanwhile.
      addresses.find(({ id }) => id === choices.addressId)?.id ??
      (readTyped(tabStorage(), userId) ? undefined : addresses.find(isServed)?.id),
  );
  const address = addresses.find(({ id }) => id === addressId);
  const place = typedPlace ?? (address && places.get(address.pincode)) ?? quotes.standard.place;
  const delivery = place.express ? choices.delivery : 'standard';
  const quote = quotes[delivery];
  const choose = (chosen: Partial<CheckoutChoices>) => setChoices(keepChoices(tabStorage(), userId, chosen));

  return {
    choices,
    choose,
    place,
    delivery,
    quote,
    method: paymentMethod(quote, place, choices.payment),
    address: address && isServed(address) ? address : undefined,
    chooseAddress: (id) => {
      setAddressId(id);
      showPlace(undefined);
      if (id) forgetTyped(tabStorage(), userId);
      choose({ addressId: id });
    },
    showPlace,
  };
}

/** Cash only by the shopper's own choice, and as far as it is open; what is paid already needs no payment. */
function paymentMethod(
  { amountDue, codAllowed }: Quote,
  { cash }: Place,
  chosen: CheckoutChoices['payment'],
): OrderRequest['paymentMethod'] {
  if (amountDue === 0) return 'none';
  return chosen === 'cod' && codAllowed && cash ? 'cod' : 'online';
}
