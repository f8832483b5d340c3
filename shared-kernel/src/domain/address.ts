export const addressTypes = ['home', 'office', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

/** A saved address of a shopper. `phone` has ten digits, `pincode` six. */
export interface Address {
  id: string;
  type: AddressType;
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  isDefault: boolean;
}

export type AddressDraft = Omit<Address, 'id' | 'isDefault'> & { id?: string; isDefault?: boolean };

/** States and union territories of India, as the post office names them. */
export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** Fields of an address that can be wrong, as forms and the database name them. */
export const addressFields = ['name', 'phone', 'address', 'pincode', 'city', 'state'] as const;

export type AddressField = keyof Omit<AddressDraft, 'id' | 'isDefault'>;

type Rule = (value: string) => string;

const text =
  (missing: string, limit: number): Rule =>
  (value) => {
    // As the database counts: a flower is one character, and two units of a string.
    const { length } = [...value.trim()];
    if (length === 0) return missing;
    return length > limit ? `Use at most ${limit} characters` : '';
  };

const matching =
  (pattern: RegExp, problem: string): Rule =>
  (value) =>
    pattern.test(value) ? '' : problem;

/** In the order of the forms, so that a summary of errors leads through them. */
const rules: Record<Exclude<AddressField, 'type'>, Rule> = {
  name: text('Enter the name of the person who receives the parcel', 80),
  phone: matching(/^[6-9]\d{9}$/, 'Enter a 10-digit Indian mobile number'),
  address: text('Enter house number, street and area', 300),
  pincode: matching(/^[1-9]\d{5}$/, 'Enter a 6-digit PIN code'),
  city: text('Enter the city or town', 80),
  state: (value) => ((indianStates as readonly string[]).includes(value) ? '' : 'Choose a state'),
};

/**
 * What is wrong with an address, field by field; empty when it is fine. The database checks the same again
 * (`save_address`). PIN `[1-9]\d{5}`, mobile of 10 digits starting 6 to 9.
 */
export function addressErrors(
  draft: Omit<AddressDraft, 'id' | 'isDefault'>,
): Partial<Record<AddressField, string>> {
  const problems = Object.entries(rules).map(
    ([field, rule]) => [field, rule(draft[field as keyof typeof rules])] as const,
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}
