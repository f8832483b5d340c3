const pairs = new Set([
  'jhumkas',
  'men-sneakers',
  'men-chappals',
  'women-mojaris',
  'women-sandals',
  'kids-shoes',
]);

/** What is sold by measure or weight; of a vase `height` and of a mug `volume` are properties. */
const measured = /^(attars|perfumes|hair-oils|creams-and-serums|lipsticks|kajal|blushes|soaps)$/;

/** Net quantity as the label of a package says it: `1 N`, `1 pair (2 N)`, `3 N x 100 g`, `10 ml`. */
export function netQuantity(type: string, attributes: Readonly<Record<string, string>>): string {
  const { pieces, weight, volume, length } = attributes;
  if (pairs.has(type)) return '1 pair (2 N)';
  const measures = measured.test(type) ? [weight && `${weight} g`, volume && `${volume} ml`] : [];
  const measure = measures.filter(Boolean).join(' + ');
  if (measure) return type === 'soaps' && pieces ? `${pieces} N x ${measure}` : measure;
  return length ? `1 N (${length} m)` : `${pieces ?? 1} N`;
}
