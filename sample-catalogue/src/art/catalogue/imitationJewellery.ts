import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const imitationJewellery: ArtRow[] = [
  ['ruby-jhumka', 'Ruby Drop Jhumka', 'jhumka', 'firozi', { a: 'gold', b: 'ruby', c: 'pearl' }, 499, 899],
  ['emerald-jhumka', 'Emerald Bell Jhumka', 'jhumka', 'lotus', { a: 'gold', b: 'emerald', c: 'pearl' }, 549, 949],
  ['oxidised-jhumka', 'Oxidised Neel Jhumka', 'jhumka', 'haldi', { a: 'steel', b: 'neel', c: 'silver' }, 399, 699],
  ['emerald-necklace', 'Emerald Kundan-Look Necklace', 'necklace', 'lotus', { a: 'gold', b: 'emerald', c: 'pearl', kind: 'tulsi' }, 1299, 2499],
  ['ruby-necklace', 'Ruby Kundan-Look Necklace', 'necklace', 'pista', { a: 'gold', b: 'ruby', c: 'pearl', kind: 'kohl' }, 1299, 2499],
  ['neel-necklace', 'Moonlit Neel Necklace', 'necklace', 'jamun', { a: 'silver', b: 'neel', c: 'white', kind: 'indigo' }, 1099, 1999],
  ['rani-bangles', 'Rani & Gold Bangle Stack', 'bangles', 'haldi', { a: 'rani', b: 'neem', c: 'gold' }, 449, 799],
  ['kumkum-bangles', 'Kumkum Lac Bangle Stack', 'bangles', 'pista', { a: 'kumkum', b: 'cream', c: 'gold', kind: 'khadi' }, 449, 749],
  ['firozi-bangles', 'Firozi Lac Bangle Stack', 'bangles', 'lotus', { a: 'firozi', b: 'kesar', c: 'gold', kind: 'blush' }, 449, 749],
  ['ruby-ring', 'Phool Ruby Cocktail Ring', 'ring', 'jamun', { a: 'gold', b: 'ruby', c: 'pearl', kind: 'lilac' }, 299, 549],
  ['emerald-ring', 'Phool Emerald Cocktail Ring', 'ring', 'geru', { a: 'gold', b: 'emerald', c: 'pearl', kind: 'chandan' }, 299, 549],
  ['sapphire-ring', 'Phool Neel Silver-Tone Ring', 'ring', 'neel', { a: 'silver', b: 'neel', c: 'white', kind: 'sky' }, 279, 499],
  ['rosegold-jhumka', 'Gulab Rose-Tone Jhumka', 'jhumka', 'pista', { a: 'rosegold', b: 'rani', c: 'pearl' }, 529, 899],
  ['jamun-bangles', 'Jamun Lac Bangle Stack', 'bangles', 'jamun', { a: 'jamun', b: 'lotus', c: 'gold', kind: 'lilac' }, 449, 749],
  ['firozi-ring', 'Phool Firozi Cocktail Ring', 'ring', 'lotus', { a: 'rosegold', b: 'firozi', c: 'pearl', kind: 'blush' }, 299, 549],
  ['moti-ring', 'Moti Everyday Ring', 'ring', 'pista', { a: 'silver', b: 'pearl', c: 'white', kind: 'pista' }, 129, 249],
  ['kesar-ring', 'Kesar Genda Ring', 'ring', 'firozi', { a: 'brass', b: 'kesar', c: 'pearl', kind: 'aqua' }, 149, 249],
  ['haldi-jhumka', 'Haldi Thread Jhumka', 'jhumka', 'jamun', { a: 'copper', b: 'haldi', c: 'cream' }, 149, 299],
  ['mehendi-bangles', 'Mehendi Thread Bangle Set', 'bangles', 'geru', { a: 'mehendi', b: 'haldi', c: 'brass', kind: 'chandan' }, 149, 249],
];
