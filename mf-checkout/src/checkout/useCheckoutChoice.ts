import { useState } from 'react';
import type { Address } from '@shop/kernel/domain';
import type { OrderRequest } from '../ordering/placeOrder';
import type { Quote } from '../ordering/quoteOrder';
import { type CheckoutChoices, keepChoices } from './checkoutChoices';
import type { ReadyCheckout } from './loadCheckout';
import { forgetTyped, readTyped } from './typedAddress';

export interface CheckoutChoice {
  choices: CheckoutChoices;
  /** Also kept in the tab, through a reload. */
  choose: (chosen: Partial<CheckoutChoices>) => void;
  /** Of the chosen delivery. */
  quote: Quote;
  method: OrderRequest['paymentMethod'];
  /** Where the parcel goes; `undefined` while a new address is typed. */
  address: Address | undefined;
  chooseAddress: (id: string | undefined) => void;
}

/** What the shopper has chosen so far, and what it comes to. */
export function useCheckoutChoice({ userId, addresses, quotes, ...checkout }: ReadyCheckout): CheckoutChoice {
  const [choices, setChoices] = useState(checkout.choices);
  const [addressId, setAddressId] = useState(
    () => choices.addressId ?? (readTyped(sessionStorage, userId) ? undefined : addresses[0]?.id),
  );
  const quote = quotes[choices.delivery];
  const choose = (chosen: Partial<CheckoutChoices>) => setChoices(keepChoices(sessionStorage, chosen));

  return {
    choices,
    choose,
    quote,
    method: paymentMethod(quote, choices.payment),
    address: addresses.find(({ id }) => id === addressId),
    chooseAddress: (id) => {
      setAddressId(id);
      if (id) forgetTyped(sessionStorage, userId);
      choose({ addressId: id });
    },
  };
}

/** The shopper's choice as far as it is open: cash has a limit, and what is paid already needs no payment. */
function paymentMethod(
  { amountDue, codAllowed }: Quote,
  chosen: CheckoutChoices['payment'],
): OrderRequest['paymentMethod'] {
  if (amountDue === 0) return 'none';
  return codAllowed ? (chosen ?? 'cod') : 'online';
}
