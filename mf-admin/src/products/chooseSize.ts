import type { VariantRecord } from './productRecord';

/**
 * The variants with a size more or less, in the order of `sizes`. The first size takes the place of the variant without
 * a name, and the last one gives it back: a product always has one.
 */
export function chooseSize(
  variants: readonly VariantRecord[],
  sizes: readonly string[],
  size: string,
  isChosen: boolean,
): VariantRecord[] {
  const unnamed = variants.find(({ label }) => label === '');
  if (!isChosen) {
    const left = variants.filter(({ label }) => label !== size);
    return left.length > 0 ? left : [{ label: '', stock: 0 }];
  }
  const rank = ({ label }: VariantRecord) => (sizes.includes(label) ? sizes.indexOf(label) : sizes.length);
  const others = variants.filter(({ label }) => label !== '');
  return [...others, { ...unnamed, label: size, stock: unnamed?.stock ?? 0 }].sort(
    (a, b) => rank(a) - rank(b),
  );
}
