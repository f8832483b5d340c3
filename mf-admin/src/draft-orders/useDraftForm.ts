import { type RefObject, useRef, useState } from 'react';
import { readAddress, readGstin } from '@shop/kernel/domain';
import { formText } from '../forms/formText';
import {
  type DraftCustomer,
  type DraftFields,
  type DraftLine,
  type DraftRecord,
  linesOf,
  type PricedDraft,
} from './draftRecord';
import {
  isAsShown,
  isUntyped,
  type ShownAddress,
  shownContact,
  shownNothing,
  shownOf,
  shownSaved,
} from './shownAddress';
import { usePricing } from './usePricing';

const nothing: PricedDraft = { customer: null, quote: null, problems: [] };

/** What stands in the form of a draft: pieces, customer and address beside the fields, and the price of all of it. */
export function useDraftForm(draft: DraftRecord | undefined, formRef: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    lines: draft ? linesOf(draft) : [],
    customer: draft?.customer ?? null,
    delivery: draft?.delivery ?? 'standard',
  }));
  // What is asked after an answer has come is asked of the form as it stands then.
  const newest = useRef(chosen);
  const [shown, setShown] = useState<ShownAddress>(() => shownOf(draft?.ship_to));
  const pricing = usePricing(draft ?? nothing);

  const choose = (change: Partial<Chosen>) => {
    newest.current = { ...newest.current, ...change };
    setChosen(newest.current);
  };
  const read = (): DraftFields => {
    const { lines, customer, delivery } = newest.current;
    const form = new FormData(formRef.current ?? undefined);
    return {
      user_id: customer?.id ?? null,
      email: customer ? '' : formText(form, 'email').trim(),
      lines: lines.map(({ id, quantity }) => ({ variant_id: id, quantity })),
      ship_to: readAddress(form).typed,
      delivery,
      coupon: formText(form, 'coupon'),
      note: formText(form, 'note'),
      gstin: formText(form, 'gstin'),
      gst_name: formText(form, 'gst_name'),
    };
  };
  /** A PIN code that is being typed has no price yet; an address that is about to be shown has one already. */
  const price = (address?: ShownAddress) => {
    const wish = read();
    const shipTo = address?.fields ?? wish.ship_to;
    const { pincode } = shipTo;
    const pin = /^[1-9]\d{5}$/.test(pincode) ? pincode : '';
    // Nor has a number of the tax office that is half typed.
    const gst = readGstin(wish.gstin) && wish.gst_name.trim() ? {} : { gstin: '', gst_name: '' };
    return pricing.ask({ ...wish, ...gst, ship_to: { ...shipTo, pincode: pin } });
  };
  const show = async (address: ShownAddress) => {
    setShown(address);
    await price(address);
  };
  /** Whether the address is one that came with the customer. */
  const isTheirs = (who: DraftCustomer) =>
    [shownContact(who), ...(pricing.priced.customer?.addresses ?? []).map(shownSaved)].some((address) =>
      isAsShown(read().ship_to, address),
    );

  return {
    ...{ ...chosen, shown, pricing, read },
    price: () => void price(),
    show: (address: ShownAddress) => void show(address),
    setLines: (lines: DraftLine[]) => {
      choose({ lines });
      void price();
    },
    setDelivery: (delivery: DraftFields['delivery']) => {
      choose({ delivery });
      void price();
    },
    /** Brings their own address along, unless one was typed already; it leaves with them. */
    setCustomer: async (next: DraftCustomer | null) => {
      const { customer } = newest.current;
      choose({ customer: next });
      if (!next && customer && isTheirs(customer)) return show(shownNothing);
      const answer = await price();
      // Somebody else may have been chosen meanwhile, and the answer is of them.
      const who = newest.current.customer;
      if (!who || answer?.customer?.id !== who.id || !isUntyped(read().ship_to)) return;
      const [saved] = answer.customer.addresses;
      await show(saved ? shownSaved(saved) : shownContact(who));
    },
  };
}

/** What is chosen beside the fields. */
interface Chosen {
  lines: DraftLine[];
  customer: DraftCustomer | null;
  delivery: DraftFields['delivery'];
}
