import type { Arguments } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { textOf } from '../../forms/textOf';

/** What the shopper wants of a placed order; what stays is left out. */
export type OrderChanges = Arguments<'modify_order'>['p_changes'];

/** Name of the field with the size of a line. */
export const sizeField = (index: number) => `size-${index}`;

/** What was chosen in the form that is not as it was. Lines are known by their place in the order, from 1. */
export function readChanges(form: HTMLFormElement, { lines, delivery }: Order): OrderChanges {
  const address = textOf(form, 'address');
  const chosen = textOf(form, 'delivery') === 'express' ? 'express' : 'standard';
  const sizes = lines.flatMap(({ variantId }, index) => {
    const size = textOf(form, sizeField(index));
    return size && size !== variantId ? [{ position: index + 1, variant_id: size }] : [];
  });
  return {
    ...(address && { address_id: address }),
    ...(chosen !== delivery && { delivery: chosen }),
    ...(sizes.length > 0 && { lines: sizes }),
  };
}
