import { type BagLine, lookUp } from '@shop/kernel/domain';
import type { BagCheck } from './checkBag';
import type { SeenPrices } from './seenPrices';

/** A line of the bag with what is known about it now. */
export interface CheckedLine extends BagLine {
  /** Rupees a piece that the shopper has seen, when it is another than now. */
  seenPrice?: number;
  /** Rupees that promotions take off all pieces of it, and their names. */
  discount: number;
  promotions: string[];
  /** Names of the other lines that such a promotion needs or gives, where it is shared out among them. */
  together: string[];
  gone: boolean;
}

/**
 * Brings the bag, the server's view of it, and the prices that the shopper saw together. `held` are pieces that the
 * shopper's own unpaid order took off the shelf, by variant id: to anybody else they look sold.
 */
export function checkedLines(
  bag: readonly BagLine[],
  check: (BagCheck & { seen: SeenPrices }) | undefined,
  held: Readonly<Record<string, number>> = {},
): CheckedLine[] {
  const promotions = check?.quote?.promotions ?? [];
  return bag.map((line) => {
    const quoted = check?.quote?.lines.find(({ variantId }) => variantId === line.id);
    const price = quoted?.unitPrice ?? line.price;
    const seenPrice = check && lookUp(check.seen, line.id);
    const own = promotions.filter(({ lines }) => lookUp(lines, line.id));
    const stock = quoted?.stock ?? line.maxStock;
    return {
      ...line,
      price,
      maxStock: stock === undefined ? undefined : stock + (lookUp(held, line.id) ?? 0),
      seenPrice: seenPrice === price ? undefined : seenPrice,
      discount: quoted?.quantity === line.quantity ? quoted.discount : 0,
      promotions: own.map(({ title }) => title),
      together: bag
        .filter(
          ({ id }) => id !== line.id && own.some(({ is_shared, lines }) => is_shared && lookUp(lines, id)),
        )
        .map(({ name }) => name),
      gone: check?.gone.includes(line.id) ?? false,
    };
  });
}
