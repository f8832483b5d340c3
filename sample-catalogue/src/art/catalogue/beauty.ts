import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const beauty: ArtRow[] = [
  ['kumkum-lipstick', 'Kumkum Satin Lipstick', 'lipstick', 'lotus', { a: 'kumkum', b: 'jamun', c: 'gold' }, 399, 599],
  ['rani-lipstick', 'Rani Matte Lipstick', 'lipstick', 'pista', { a: 'rani', b: 'tulsi', c: 'gold', kind: 'pista' }, 399, 599],
  ['cinnamon-lipstick', 'Dalchini Nude Lipstick', 'lipstick', 'chandan', { a: 'clay', b: 'madder', c: 'rosegold', kind: 'chandan' }, 399, 599],
  ['kesar-attar', 'Kesar Attar Perfume', 'perfume', 'haldi', { a: 'kesar', b: 'madder', c: 'gold', kind: 'chandan' }, 899, 1499],
  ['rose-attar', 'Gulab Attar Perfume', 'perfume', 'lotus', { a: 'lotus', b: 'jamun', c: 'gold', kind: 'blush' }, 899, 1499],
  ['khus-attar', 'Khus Attar Perfume', 'perfume', 'firozi', { a: 'mint', b: 'neel', c: 'silver', kind: 'aqua', motif: 'wave' }, 899, 1499],
  ['neem-cream-serum', 'Neem Cream & Serum Duo', 'jar', 'pista', { a: 'cream', b: 'neem', c: 'gold' }, 799, 1199],
  ['saffron-cream-serum', 'Saffron Glow Duo', 'jar', 'geru', { a: 'khadi', b: 'kesar', c: 'brass', kind: 'chandan', pat: 'butti' }, 849, 1299],
  ['neel-kajal', 'Long-Wear Kajal Duo', 'kajal', 'firozi', { a: 'indigo', b: 'madder', c: 'gold', kind: 'kajal' }, 299, 449],
  ['coral-compact', 'Lotus Blush Compact', 'kajal', 'jamun', { a: 'coral', b: 'rani', c: 'rosegold' }, 499, 749],
  ['tulsi-hair-oil', 'Tulsi Hair Oil', 'haircare', 'geru', { a: 'haldi', b: 'cocoa', c: 'madder' }, 349, 499],
  ['herbal-soaps', 'Herbal Soap Trio', 'haircare', 'chandan', { a: 'clay', b: 'pista', c: 'gold', kind: 'soap' }, 299, 449, { set: 'sweep' }],
  ['jamun-lipstick', 'Jamun Velvet Lipstick', 'lipstick', 'jamun', { a: 'jamun', b: 'kohl', c: 'silver', kind: 'lilac' }, 429, 649],
  ['mogra-attar', 'Mogra Attar Perfume', 'perfume', 'pista', { a: 'khadi', b: 'neem', c: 'gold', kind: 'pista' }, 899, 1399],
  ['chandan-soaps', 'Chandan Soap Trio', 'haircare', 'firozi', { a: 'maple', b: 'lotus', c: 'gold', kind: 'soap' }, 329, 499, { set: 'sweep' }],
];
