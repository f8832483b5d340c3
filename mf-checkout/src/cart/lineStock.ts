import type { BagLine } from '@shop/kernel/domain';

/** What the database accepts of one variant in an order. */
const mostPerLine = 99;

/** The highest quantity of a line: its stock, when that is known (spec §4, Cart). */
export const lineLimit = ({ maxStock }: Pick<BagLine, 'maxStock'>): number =>
  Math.min(mostPerLine, maxStock ?? mostPerLine);

/** True when stock went down after the line came into the bag, so that it cannot be ordered as it is. */
export const isShort = (line: Pick<BagLine, 'maxStock' | 'quantity'>): boolean =>
  line.quantity > lineLimit(line);

/** What is wrong with a short line, in words; empty when nothing is. */
export function shortageText(line: Pick<BagLine, 'maxStock' | 'quantity'>): string {
  if (!isShort(line)) return '';
  const left = lineLimit(line);
  return left === 0 ? 'Sold out. Please remove it.' : `Only ${left} left. Please take fewer.`;
}
