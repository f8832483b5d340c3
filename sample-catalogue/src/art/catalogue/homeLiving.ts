import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const homeLiving: ArtRow[] = [
  ['vine-cushions', 'Kalamkari Cushion Pair', 'cushion', 'pista', { a: 'khadi', b: 'indigo', c: 'madder', pat: 'kalamkari' }, 799, 1299],
  ['ikat-cushions', 'Ikat Cushion Pair', 'cushion', 'chandan', { a: 'firozi', b: 'cream', c: 'kesar', pat: 'ikat', kind: 'geru', pat2: 'kantha' }, 849, 1349],
  ['dhurrie-cushions', 'Dhurrie Cushion Pair', 'cushion', 'lotus', { a: 'khadi', b: 'madder', c: 'neel', pat: 'dhurrie', kind: 'haldi', pat2: 'stripe' }, 849, 1299],
  ['neel-lamp', 'Neel Pottery Table Lamp', 'lamp', 'geru', { a: 'neel', b: 'khadi', c: 'kesar', pat: 'buti' }, 1899, 2999],
  ['clay-lamp', 'Terracotta Vine Lamp', 'lamp', 'firozi', { a: 'clay', b: 'cream', c: 'neem', pat: 'kalamkari', ps: 0.7 }, 1999, 2999],
  ['blue-vine-vase', 'Blue Vine Vase', 'vase', 'lotus', { a: 'white', b: 'neel', c: 'sky', pat: 'kalamkari' }, 999, 1599],
  ['shibori-vase', 'Shibori Glaze Vase', 'vase', 'haldi', { a: 'aqua', b: 'indigo', c: 'cream', pat: 'shibori' }, 949, 1499],
  ['clay-planter', 'Painted Clay Planter', 'vase', 'chandan', { a: 'clay', b: 'cream', c: 'haldi', kind: 'planter', pat: 'dhurrie' }, 649, 999],
  ['buti-bedsheets', 'Buti Cotton Bed Linen Set', 'linen', 'stone', { a: 'khadi', b: 'neel', c: 'madder', pat: 'buti', pat2: 'check' }, 1799, 2999],
  ['lotus-bedsheets', 'Lotus Bloom Bed Linen Set', 'linen', 'firozi', { a: 'blush', b: 'jamun', c: 'kesar', pat: 'keri', ps: 0.8, pat2: 'stripe' }, 1799, 2999],
  ['phool-clock', 'Phool Wall Clock', 'wallart', 'firozi', { a: 'teak', b: 'madder', c: 'haldi', kind: 'clock' }, 1299, 1999],
  ['stepwell-print', 'Stepwell Dusk Framed Print', 'wallart', 'chandan', { a: 'lotus', b: 'jamun', c: 'kesar' }, 1199, 1799],
  ['buti-tea-set', 'Buti Tea Set with Tray', 'teaset', 'neel', { a: 'white', b: 'neel', c: 'brass', pat: 'buti' }, 1699, 2599],
  ['chai-mug', 'Ikat Chai Mug', 'teaset', 'geru', { a: 'khadi', b: 'tulsi', c: 'kesar', kind: 'mug', pat: 'ikat' }, 349, 549],
];
