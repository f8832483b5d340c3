import { lookUp } from '@shop/kernel/domain';
import type { SeenPrices } from '../bag-check/seenPrices';
import type { Quote } from '../ordering/quoteOrder';

type Line = Quote['lines'][number];

/** What the shopper decides about before the order can be placed. */
interface QuoteProblems {
  /** Lines with more pieces than there are. */
  short: Line[];
  /** Lines whose price is another than the one seen, in rupees. */
  changed: { line: Line; seen: number }[];
}

/** What stands between a quote and an order. */
export const quoteProblems = ({ lines }: Quote, seen: SeenPrices): QuoteProblems => ({
  short: lines.filter((line) => line.quantity > line.stock),
  changed: lines.flatMap((line) => {
    const price = lookUp(seen, line.variantId);
    return price === undefined || price === line.unitPrice ? [] : [{ line, seen: price }];
  }),
});
