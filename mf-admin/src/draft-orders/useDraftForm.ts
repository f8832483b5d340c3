import { type RefObject, useState } from 'react';
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
  const [lines, setLines] = useState<DraftLine[]>(() => (draft ? linesOf(draft) : []));
  const [customer, setCustomer] = useState<DraftCustomer | null>(draft?.customer ?? null);
  const [delivery, setDelivery] = useState<DraftFields['delivery']>(draft?.delivery ?? 'standard');
  const [shown, setShown] = useState<ShownAddress>(() => shownOf(draft?.ship_to));
  const pricing = usePricing(draft ?? nothing);

  const read = (changed: Partial<DraftFields> = {}): DraftFields => {
    const form = new FormData(formRef.current ?? undefined);
    return {
      user_id: customer?.id ?? null,
      email: customer ? '' : formText(form, 'email').trim(),
      lines: requested(lines),
      ship_to: readAddress(form).typed,
      delivery,
      coupon: formText(form, 'coupon'),
      note: formText(form, 'note'),
      gstin: formText(form, 'gstin'),
      gst_name: formText(form, 'gst_name'),
      ...changed,
    };
  };
  /** A PIN code that is being typed has no price yet. */
  const price = (changed?: Partial<DraftFields>) => {
    const wish = read(changed);
    const { pincode } = wish.ship_to;
    const pin = /^[1-9]\d{5}$/.test(pincode) ? pincode : '';
    // Nor has a number of the tax office that is half typed.
    const gst = readGstin(wish.gstin) && wish.gst_name.trim() ? {} : { gstin: '', gst_name: '' };
    return pricing.ask({ ...wish, ...gst, ship_to: { ...wish.ship_to, pincode: pin } });
  };
  const show = async (address: ShownAddress, changed?: Partial<DraftFields>) => {
    setShown(address);
    await price({ ...changed, ship_to: address.fields });
  };
  /** Whether the address is one that came with the customer. */
  const isTheirs = (who: DraftCustomer) =>
    [shownContact(who), ...(pricing.priced.customer?.addresses ?? []).map(shownSaved)].some((address) =>
      isAsShown(read().ship_to, address),
    );

  return {
    ...{ lines, customer, delivery, shown, pricing, read },
    price: () => void price(),
    show: (address: ShownAddress) => void show(address),
    setLines: (next: DraftLine[]) => {
      setLines(next);
      void price({ lines: requested(next) });
    },
    setDelivery: (next: DraftFields['delivery']) => {
      setDelivery(next);
      void price({ delivery: next });
    },
    /** Brings their own address along, unless one was typed already; it leaves with them. */
    setCustomer: async (next: DraftCustomer | null) => {
      setCustomer(next);
      if (!next && customer && isTheirs(customer)) return show(shownNothing, { user_id: null });
      const whose = { user_id: next?.id ?? null, ...(next && { email: '' }) };
      const answer = await price(whose);
      if (!next || !answer?.customer || !isUntyped(read().ship_to)) return;
      const [saved] = answer.customer.addresses;
      const address = saved ? shownSaved(saved) : shownContact(next);
      setShown(address);
      await price({ ...whose, ship_to: address.fields });
    },
  };
}

const requested = (lines: readonly DraftLine[]): DraftFields['lines'] =>
  lines.map(({ id, quantity }) => ({ variant_id: id, quantity }));
