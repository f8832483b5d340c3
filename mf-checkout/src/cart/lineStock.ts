import { type BagLine, formatRupees } from '@shop/kernel/domain';
import type { CheckedLine } from '../bag-check/checkedLines';

/** What the database accepts of one variant in an order. */
const mostPerLine = 99;

/** The highest quantity of a line: its stock, when that is known (spec §4, Cart). */
export const lineLimit = ({ maxStock }: Pick<BagLine, 'maxStock'>): number =>
  Math.min(mostPerLine, maxStock ?? mostPerLine);

/** True when stock went down after the line came into the bag, so that it cannot be ordered as it is. */
export const isShort = (line: Pick<BagLine, 'maxStock' | 'quantity'>): boolean =>
  line.quantity > lineLimit(line);

/** What keeps a line from being ordered, in words; empty when nothing does. */
export function lineProblem(
  line: Pick<CheckedLine, 'maxStock' | 'quantity' | 'price' | 'seenPrice' | 'gone'>,
): string {
  if (line.gone) return 'No longer sold. Please remove it.';
  if (isShort(line)) {
    const left = lineLimit(line);
    return left === 0 ? 'Sold out. Please remove it.' : `Only ${left} left. Please take fewer.`;
  }
  if (line.seenPrice === undefined) return '';
  return `The price changed from ${formatRupees(line.seenPrice)} to ${formatRupees(line.price)}.`;
}
