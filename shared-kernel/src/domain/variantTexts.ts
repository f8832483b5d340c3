import { stockOf } from './stock';

/** Under a chip: 'Only 3 left' when it runs low, 'Sold out' when nothing is left. */
export function variantNote(stock: number): string | undefined {
  if (stock === 0) return 'Sold out';
  return stockOf({ inStock: true, stockCount: stock }).notice || undefined;
}

const sizeLabel = /^(XXS|XS|S|M|L|XL|XXL|3XL|UK \d+|\d+-\d+Y|\d{2})$/;

/** As it stands within a sentence: `UK size`, but `bangle size`. */
const inSentence = (title: string) => title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/**
 * What the shopper chooses among, within a sentence: as the product's size system calls it (`UK size`, `shade`); of a
 * product without one 'size' where every label is one, otherwise 'option'. Nothing where a product has one variant without
 * a name, so that it can go into the bag at once (spec §5).
 */
export function variantKind(variants: readonly { label: string }[], sizeTitle?: string): string | undefined {
  if (variants.length < 2 && !variants[0]?.label) return undefined;
  if (sizeTitle) return inSentence(sizeTitle);
  return variants.every(({ label }) => sizeLabel.test(label)) ? 'size' : 'option';
}
