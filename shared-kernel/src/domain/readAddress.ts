import { type AddressDraft, addressErrors, addressTypes } from './address';
import { readMobile } from './readMobile';

/** An address as a form has it: nothing is checked yet. */
export type TypedAddress = Omit<AddressDraft, 'id' | 'isDefault'>;

/** What was read of an address, and what is wrong with it by field. */
interface ReadAddress {
  typed: TypedAddress;
  errors: ReturnType<typeof addressErrors>;
}

/**
 * An address as it was typed or filled in by the browser, without what people and browsers put into mobile numbers and PIN
 * codes.
 */
export function readAddress(fields: FormData): ReadAddress {
  const text = (name: keyof TypedAddress) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const typed: TypedAddress = {
    type: addressTypes.find((type) => type === text('type')) ?? 'home',
    name: text('name'),
    phone: readMobile(text('phone')),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    pincode: text('pincode').replaceAll(/[\s()-]/g, ''),
  };
  return { typed, errors: addressErrors(typed) };
}
