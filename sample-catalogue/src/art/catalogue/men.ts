import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const men: ArtRow[] = [
  ['neel-lotus-tee', 'Neel Lotus Crew Tee', 'tee', 'chandan', { a: 'neel', b: 'haldi', c: 'cream', motif: 'lotus' }, 499, 799],
  ['dockside-stripe-tee', 'Dockside Stripe Tee', 'tee', 'geru', { a: 'khadi', b: 'indigo', c: 'madder', pat: 'band', kind: 'ringer' }, 549, 899],
  ['madras-oxford-shirt', 'Madras Check Oxford Shirt', 'shirt', 'pista', { a: 'khadi', b: 'neel', c: 'madder', pat: 'madras' }, 1099, 1799],
  ['sky-oxford-shirt', 'Sky Cotton Oxford Shirt', 'shirt', 'lotus', { a: 'sky', b: 'cream', c: 'white' }, 999, 1499],
  ['ajrakh-shirt', 'Ajrakh Print Shirt', 'shirt', 'haldi', { a: 'indigo', b: 'cream', c: 'madder', pat: 'ajrakh', ps: 0.72 }, 1299, 1999],
  ['chikan-kurta', 'Chikan Sprig Long Kurta', 'kurta', 'firozi', { a: 'khadi', b: 'neel', c: 'brass', pat: 'chikan' }, 1199, 1999],
  ['kesar-kurta', 'Kesar Butti Kurta', 'kurta', 'pista', { a: 'kesar', b: 'cream', c: 'gold', pat: 'butti' }, 1149, 1699],
  ['indigo-bandi', 'Indigo Weave Bandi Jacket', 'bandi', 'haldi', { a: 'indigo', b: 'madder', c: 'brass' }, 1599, 2499],
  ['ikat-bandi', 'Madder Ikat Bandi Jacket', 'bandi', 'stone', { a: 'madder', b: 'cream', c: 'haldi', pat: 'ikat', ps: 0.8 }, 1799, 2799],
  ['river-wash-jeans', 'River Wash Jeans', 'trousers', 'stone', { a: 'denim', b: 'tan', c: 'cream', kind: 'jeans' }, 1399, 2199],
  ['mehendi-chinos', 'Mehendi Twill Chinos', 'trousers', 'lotus', { a: 'mehendi', b: 'tan', c: 'cream', kind: 'chinos' }, 1199, 1799],
  ['night-run-joggers', 'Night Run Joggers', 'trousers', 'neel', { a: 'kohl', b: 'coral', c: 'cream', kind: 'joggers' }, 899, 1399],
  ['neem-block-hoodie', 'Neem Colour-Block Hoodie', 'hoodie', 'haldi', { a: 'neem', b: 'haldi', c: 'cream', kind: 'block' }, 1499, 2299],
  ['ikat-sneakers', 'Ikat Quarter Sneakers', 'sneaker', 'firozi', { a: 'cream', b: 'indigo', c: 'madder', pat: 'ikat', ps: 0.55 }, 1899, 2999],
  ['kolhapuri-tan', 'Braided Kolhapuri Chappal', 'footbed', 'haldi', { a: 'tan', b: 'cocoa', c: 'gold', kind: 'kolhapuri' }, 899, 1299],
  ['dhurrie-backpack', 'Dhurrie Pocket Backpack', 'backpack', 'chandan', { a: 'mehendi', b: 'khadi', c: 'cocoa', pat: 'dhurrie' }, 1699, 2599],
  ['ikat-wallet', 'Ikat Band Wallet', 'wallet', 'stone', { a: 'tan', b: 'madder', c: 'cream', pat: 'ikat' }, 599, 999],
  ['walnut-belt', 'Walnut Leather Belt', 'belt', 'neel', { a: 'cocoa', b: 'cocoa', c: 'brass' }, 699, 1099],
  ['phool-cap', 'Phool Badge Cap', 'cap', 'geru', { a: 'neel', b: 'kesar', c: 'cream' }, 449, 699],
];
