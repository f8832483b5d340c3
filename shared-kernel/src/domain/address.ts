export const addressTypes = ['home', 'office', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

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

export type AddressField = keyof Omit<AddressDraft, 'id' | 'isDefault'>;

const required: Record<Exclude<AddressField, 'type' | 'phone' | 'pincode' | 'state'>, [string, number]> = {
  name: ['Enter the name of the person who receives the parcel', 80],
  address: ['Enter house number, street and area', 300],
  city: ['Enter the city or town', 80],
};

/**
 * What is wrong with an address, field by field; empty when it is fine. The database checks the same again
 * (`save_address`). PIN `[1-9]\d{5}`, mobile of 10 digits starting 6 to 9.
 */
export function addressErrors(draft: AddressDraft): Partial<Record<AddressField, string>> {
  const errors: Partial<Record<AddressField, string>> = {};
  for (const [field, [message, limit]] of Object.entries(required)) {
    const value = draft[field as keyof typeof required].trim();
    if (!value) errors[field as AddressField] = message;
    else if (value.length > limit) errors[field as AddressField] = `Use at most ${limit} characters`;
  }
  if (!/^[6-9]\d{9}$/.test(draft.phone)) errors.phone = 'Enter a 10-digit Indian mobile number';
  if (!/^[1-9]\d{5}$/.test(draft.pincode)) errors.pincode = 'Enter a 6-digit PIN code';
  if (!(indianStates as readonly string[]).includes(draft.state)) errors.state = 'Choose a state';
  return errors;
}
