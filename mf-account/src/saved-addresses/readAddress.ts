import { addressTypes, type Address, type AddressDraft } from '@shop/kernel/domain';
import { digitsOf, textOf } from '../forms/textOf';

/**
 * An address as it was typed, without what people and browsers put around mobile numbers and PIN codes. `saved` is
 * the address being changed. The default address stays the default, for its checkbox is disabled and sends nothing.
 */
export function readAddress(form: HTMLFormElement, saved?: Address): AddressDraft {
  const type = textOf(form, 'type');
  return {
    ...(saved && { id: saved.id }),
    type: addressTypes.find((known) => known === type) ?? 'home',
    name: textOf(form, 'name').trim(),
    phone: digitsOf(form, 'phone').replace(/^(\+91|0)/, ''),
    address: textOf(form, 'address').trim(),
    city: textOf(form, 'city').trim(),
    state: textOf(form, 'state'),
    pincode: digitsOf(form, 'pincode'),
    isDefault: saved?.isDefault || new FormData(form).has('isDefault'),
  };
}
