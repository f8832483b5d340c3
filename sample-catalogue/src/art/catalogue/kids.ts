import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const kids: ArtRow[] = [
  ['buti-frock', 'Lotus Buti Frock', 'frock', 'haldi', { a: 'lotus', b: 'madder', c: 'cream', pat: 'buti' }, 699, 1199],
  ['patang-frock', 'Patang Print Frock', 'frock', 'neel', { a: 'lemon', b: 'kumkum', c: 'cream', pat: 'patang', ps: 0.7 }, 749, 1199],
  ['mint-check-frock', 'Mint Check Frock', 'frock', 'lotus', { a: 'mint', b: 'neem', c: 'cream', pat: 'check', ps: 1 }, 699, 1099],
  ['auto-tee-set', 'Auto-Rickshaw Tee & Shorts', 'kidset', 'neel', { a: 'cream', b: 'neem', c: 'haldi', motif: 'auto' }, 599, 999],
  ['gaja-raglan-set', 'Gaja Raglan Tee & Shorts', 'kidset', 'lotus', { a: 'khadi', b: 'neel', c: 'kesar', motif: 'gaja', kind: 'raglan', pat2: 'stripe' }, 599, 949],
  ['kesar-dhoti-set', 'Kesar Kurta-Dhoti Set', 'dhoti', 'lotus', { a: 'kesar', b: 'cream', c: 'gold', pat: 'butti' }, 899, 1499],
  ['firozi-dhoti-set', 'Firozi Kurta-Dhoti Set', 'dhoti', 'chandan', { a: 'firozi', b: 'khadi', c: 'gold', pat: 'zari', ps: 0.8 }, 899, 1499],
  ['spark-kids-tee', 'Spark Kids Tee', 'kidsTee', 'jamun', { a: 'mint', b: 'neel', c: 'coral', pat: 'spark', ps: 0.9 }, 349, 599],
  ['coral-kids-hoodie', 'Coral Gaja Hoodie', 'hoodie', 'firozi', { a: 'coral', b: 'cream', c: 'indigo', motif: 'gaja' }, 899, 1399],
  ['kite-backpack', 'Patang School Backpack', 'backpack', 'pista', { a: 'neel', b: 'lemon', c: 'madder', pat: 'patang' }, 999, 1599],
  ['school-sneakers', 'Playground Sneakers', 'sneaker', 'lotus', { a: 'white', b: 'firozi', c: 'haldi', pat: 'band', ps: 0.5 }, 1099, 1699],
  ['sunny-cap', 'Sunny Days Cap', 'cap', 'neel', { a: 'haldi', b: 'neem', c: 'cream' }, 349, 549],
  ['hathi-kids-tee', 'Hathi Kids Tee', 'kidsTee', 'haldi', { a: 'sky', b: 'indigo', c: 'kumkum', motif: 'gaja' }, 349, 549],
  ['gaadi-raglan-tee', 'Gaadi Raglan Kids Tee', 'kidsTee', 'pista', { a: 'cream', b: 'kesar', c: 'indigo', motif: 'auto', kind: 'raglan' }, 379, 599],
  ['khel-check-shorts', 'Khel Check Shorts', 'kidsShorts', 'lotus', { a: 'cream', b: 'neel', c: 'haldi', pat2: 'check' }, 349, 599],
  ['rang-buti-frock', 'Rang Butti Festive Frock', 'frock', 'firozi', { a: 'rani', b: 'neel', c: 'haldi', pat: 'butti', ps: 0.9 }, 799, 1299],
];
