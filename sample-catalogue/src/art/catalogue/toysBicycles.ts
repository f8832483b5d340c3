import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const toysBicycles: ArtRow[] = [
  ['chameli-city-bike', 'Chameli City Bicycle 26"', 'bicycle', 'pista', { a: 'firozi', b: 'cream', c: 'kesar', kind: 'city' }, 8999, 11999],
  ['sahyadri-mtb', 'Sahyadri Trail Bicycle 27.5"', 'bicycle', 'geru', { a: 'kesar', b: 'cream', c: 'haldi', kind: 'mtb' }, 13999, 17999],
  ['express-road-bike', 'Express Road Bicycle 700C', 'bicycle', 'stone', { a: 'madder', b: 'cream', c: 'gold', kind: 'road' }, 14999, 19999],
  ['gulabo-kids-bike', 'Gulabo Kids Bicycle 16"', 'bicycle', 'lotus', { a: 'rani', b: 'cream', c: 'haldi', kind: 'kids' }, 4999, 6999],
  ['jugnu-kids-bike', 'Jugnu Kids Bicycle 16"', 'bicycle', 'neel', { a: 'neem', b: 'haldi', c: 'kumkum', kind: 'kids' }, 4999, 6999],
  ['phool-tricycle', 'Phool Tricycle', 'tricycle', 'haldi', { a: 'kumkum', b: 'firozi', c: 'cream' }, 2499, 3499],
  ['gully-scooter', 'Gully Kick Scooter', 'scooter', 'neel', { a: 'neem', b: 'haldi', c: 'madder', pat: 'patang' }, 1999, 2999],
  ['raja-stacker', 'Raja Wooden Ring Stacker', 'stacker', 'firozi', { a: 'kumkum', b: 'haldi', c: 'neem' }, 699, 999],
  ['picture-blocks', 'Painted Picture Blocks', 'blocks', 'lotus', { a: 'kumkum', b: 'neel', c: 'haldi' }, 799, 1199],
  ['gaja-plush', 'Gaja Block-Print Elephant', 'plush', 'pista', { a: 'khadi', b: 'neel', c: 'madder', pat: 'buti' }, 899, 1399],
  ['lotus-plush', 'Kamal Elephant Plush', 'plush', 'haldi', { a: 'lotus', b: 'jamun', c: 'firozi', pat: 'butti', ps: 0.9 }, 899, 1399],
  ['pachisi-board', 'Pachisi Board with Cowries', 'board', 'chandan', { a: 'kumkum', b: 'haldi', c: 'neel' }, 1099, 1599],
  ['pull-rickshaw', 'Wooden Pull-Along Rickshaw', 'rickshaw', 'neel', { a: 'neem', b: 'haldi', c: 'cream' }, 849, 1299],
  ['lattu-set', 'Lattu Spinning Tops, Set of 3', 'spintops', 'geru', { a: 'rani', b: 'firozi', c: 'haldi' }, 399, 599],
  ['sagar-stacker', 'Sagar Wooden Ring Stacker', 'stacker', 'lotus', { a: 'neel', b: 'aqua', c: 'coral' }, 699, 999],
  ['kesari-rickshaw', 'Kesari Pull-Along Rickshaw', 'rickshaw', 'firozi', { a: 'kumkum', b: 'kohl', c: 'lemon' }, 849, 1249],
  ['haathi-plush', 'Taara Night Elephant Plush', 'plush', 'lotus', { a: 'indigo', b: 'cream', c: 'madder', pat: 'spark', ps: 0.8 }, 949, 1449],
];
