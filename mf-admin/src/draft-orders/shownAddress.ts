import type { DraftCustomer, DraftFields, PricedDraft } from './draftRecord';

export type SavedAddress = NonNullable<PricedDraft['customer']>['addresses'][number];

/** What the fields of the address begin with; another key shows them afresh. */
export interface ShownAddress {
  key: string;
  fields: DraftFields['ship_to'];
}

const empty: DraftFields['ship_to'] = {
  ...{ type: 'home', name: '', phone: '', address: '', city: '', state: '', pincode: '' },
};

/** The address of a draft, or of none yet. */
export const shownOf = (fields: DraftFields['ship_to'] = empty): ShownAddress => ({ key: 'draft', fields });

export const shownSaved = ({
  id,
  type,
  name,
  phone,
  address,
  city,
  state,
  pincode,
}: SavedAddress): ShownAddress => ({
  key: id,
  fields: { type, name, phone, address, city, state, pincode },
});

/** Whoever has no address saved has a name and perhaps a number. */
export const shownContact = ({ id, full_name, phone }: DraftCustomer): ShownAddress => ({
  key: `contact ${id}`,
  fields: { ...empty, name: full_name, phone: phone ?? '' },
});

/** Nothing of it would be lost by another. */
export const isUntyped = ({ address, city, pincode }: DraftFields['ship_to']): boolean =>
  !address && !city && !pincode;

/** Of nobody any more. */
export const shownNothing: ShownAddress = { key: 'nothing', fields: empty };

const parts = ['type', 'name', 'phone', 'address', 'city', 'state', 'pincode'] as const;

/** Whether nobody has typed over it. */
export const isAsShown = (typed: DraftFields['ship_to'], { fields }: ShownAddress): boolean =>
  parts.every((part) => typed[part] === fields[part]);
