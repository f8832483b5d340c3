import { addressTypes } from '@shop/kernel/domain';
import type { TypedAddress } from './typedAddress';

/**
 * An address as it was typed or filled in by the browser, without the spaces, dashes, `+91` and leading `0`
 * that people and browsers put into mobile numbers and PIN codes.
 */
export function readAddressForm(form: HTMLFormElement): TypedAddress {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const digits = (name: string) => text(name).replaceAll(/[\s()-]/g, '');
  return {
    type: addressTypes.find((type) => type === text('type')) ?? 'home',
    name: text('name'),
    phone: digits('phone').replace(/^(\+91|0)/, ''),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    pincode: digits('pincode'),
  };
}
