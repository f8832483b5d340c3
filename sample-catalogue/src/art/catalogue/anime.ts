import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const anime: ArtRow[] = [
  ['comet-courier', 'Comet Courier Figure', 'figure', 'night', { a: 'lilac', b: 'neel', c: 'kesar' }, 2499, 3499],
  ['sunset-courier', 'Sunset Courier Figure', 'figure', 'haldi', { a: 'coral', b: 'firozi', c: 'rani' }, 2499, 3499],
  ['surya-guardian', 'Surya Guardian Mecha Figure', 'figure', 'geru', { a: 'cream', b: 'kumkum', c: 'aqua', kind: 'mecha' }, 3499, 4999],
  ['chandra-guardian', 'Chandra Guardian Mecha Figure', 'figure', 'jamun', { a: 'lilac', b: 'indigo', c: 'lemon', kind: 'mecha' }, 3499, 4999],
  ['fox-hoodie', 'Fox Spirit Hoodie', 'hoodie', 'jamun', { a: 'kohl', b: 'coral', c: 'lilac', motif: 'fox' }, 1599, 2499],
  ['moon-cat-hoodie', 'Moon Cat Hoodie', 'hoodie', 'night', { a: 'lilac', b: 'lemon', c: 'jamun', motif: 'moon' }, 1599, 2499],
  ['mecha-tee', 'Guardian Mask Tee', 'tee', 'firozi', { a: 'cream', b: 'kumkum', c: 'neel', motif: 'mecha', kind: 'ringer' }, 599, 999],
  ['bolt-tee', 'Storm Bolt Tee', 'tee', 'haldi', { a: 'kohl', b: 'lemon', c: 'kumkum', motif: 'bolt' }, 599, 999],
  ['wave-tee', 'Great Ripple Tee', 'tee', 'lotus', { a: 'white', b: 'coral', c: 'neel', motif: 'wave' }, 599, 949],
  ['fox-poster', 'Fox over the City Poster', 'poster', 'stone', { a: 'coral', b: 'indigo', c: 'haldi', motif: 'fox' }, 299, 499],
  ['ripple-poster', 'Rising Ripple Poster', 'poster', 'pista', { a: 'kumkum', b: 'firozi', c: 'lemon', motif: 'wave' }, 299, 499],
  ['moon-charm', 'Moon Cat Charm Keychain', 'charm', 'jamun', { a: 'lemon', b: 'jamun', c: 'coral', motif: 'moon' }, 249, 399],
  ['fox-charm', 'Fox Spirit Charm Keychain', 'charm', 'firozi', { a: 'kesar', b: 'indigo', c: 'cream', motif: 'fox', kind: 'mecha' }, 249, 399],
  ['moon-mug', 'Moon Cat Mug', 'teaset', 'jamun', { a: 'cream', b: 'jamun', c: 'haldi', kind: 'mug', motif: 'moon' }, 399, 599],
  ['bolt-cap', 'Storm Crew Cap', 'cap', 'stone', { a: 'kohl', b: 'kumkum', c: 'lemon' }, 499, 799],
  ['spark-tote', 'Spark Night Tote', 'tote', 'lotus', { a: 'khadi', b: 'jamun', c: 'indigo', pat: 'spark' }, 599, 899],
];
