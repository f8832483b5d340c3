import type { Arguments } from '@shop/kernel/data';
import type { BagLine } from '@shop/kernel/domain';

/** What a quote or an order is asked for: nothing that has a price. */
export type RequestLine = Arguments<'quote_order'>['p_lines'][number];

export const requestLines = (bag: readonly BagLine[]): RequestLine[] =>
  bag.map(({ id, quantity }) => ({ variant_id: id, quantity }));
