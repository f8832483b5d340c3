import type { ArtRow } from './ArtRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const women: ArtRow[] = [
  ['firozi-silk-saree', 'Firozi Zari Saree', 'saree', 'stone', { a: 'firozi', b: 'rani', c: 'gold', pat: 'zari' }, 2499, 4499],
  ['haldi-buti-saree', 'Haldi Buti Cotton Saree', 'saree', 'jamun', { a: 'haldi', b: 'neem', c: 'cream', pat: 'buti', ps: 0.8 }, 1799, 2799],
  ['leheriya-saree', 'Leheriya Georgette Saree', 'saree', 'pista', { a: 'cream', b: 'rani', c: 'kesar', pat: 'leheriya', pat2: 'zari' }, 1999, 3299],
  ['rani-anarkali', 'Rani Zari Anarkali', 'anarkali', 'lotus', { a: 'rani', b: 'jamun', c: 'gold', pat: 'zari' }, 2299, 3999],
  ['neel-vine-anarkali', 'Neel Vine Anarkali', 'anarkali', 'haldi', { a: 'khadi', b: 'neel', c: 'gold', pat: 'kalamkari', ps: 0.62 }, 2199, 3499],
  ['madder-buti-kurti', 'Madder Buti Kurti', 'kurti', 'chandan', { a: 'khadi', b: 'madder', c: 'haldi', pat: 'buti' }, 899, 1499],
  ['mehendi-ajrakh-kurti', 'Ajrakh A-Line Kurti', 'kurti', 'geru', { a: 'tulsi', b: 'madder', c: 'cream', pat: 'ajrakh', ps: 0.7 }, 1099, 1799],
  ['lotus-chikan-kurti', 'Lotus Chikan Kurti', 'kurti', 'neel', { a: 'lotus', b: 'rani', c: 'cream', pat: 'chikan' }, 999, 1599],
  ['madder-lehenga', 'Bandhani Lehenga Skirt', 'lehenga', 'pista', { a: 'madder', b: 'tulsi', c: 'gold', pat: 'bandhani' }, 3499, 5999],
  ['neel-lehenga', 'Neel Buti Lehenga Skirt', 'lehenga', 'haldi', { a: 'neel', b: 'rani', c: 'gold', pat: 'butti' }, 3299, 5499],
  ['leheriya-dupatta', 'Leheriya Tassel Dupatta', 'dupatta', 'neel', { a: 'haldi', b: 'rani', c: 'cream', pat: 'leheriya' }, 699, 1199],
  ['bandhani-dupatta', 'Bandhani Dupatta', 'dupatta', 'chandan', { a: 'kumkum', b: 'tulsi', c: 'gold', pat: 'bandhani', ps: 0.9 }, 799, 1299],
  ['gamcha-shirt', 'Gamcha Check Shirt', 'shirt', 'firozi', { a: 'cream', b: 'madder', c: 'cream', pat: 'gamcha' }, 999, 1599],
  ['moon-wash-jeans', 'Moon Wash High-Rise Jeans', 'womensJeans', 'lotus', { a: 'wash', b: 'kesar', c: 'cream' }, 1299, 1999],
  ['rani-mojari', 'Rani Embroidered Mojari', 'footbed', 'lotus', { a: 'rani', b: 'jamun', c: 'gold', kind: 'mojari' }, 999, 1599],
  ['neem-sandals', 'Neem Two-Strap Sandals', 'footbed', 'pista', { a: 'maple', b: 'neem', c: 'brass', kind: 'sandal' }, 799, 1299],
  ['ajrakh-tote', 'Ajrakh Jute Tote', 'tote', 'jamun', { a: 'chandan', b: 'indigo', c: 'madder', pat: 'ajrakh' }, 749, 1199],
  ['vine-handbag', 'Kalamkari Flap Handbag', 'handbag', 'lotus', { a: 'madder', b: 'blush', c: 'cocoa', pat: 'kalamkari' }, 1599, 2499],
  ['tort-sunglasses', 'Tortoise Cat-Line Sunglasses', 'sunglasses', 'geru', { a: 'cocoa', b: 'mehendi', c: 'kesar' }, 899, 1499],
  ['petal-dial-watch', 'Petal Dial Watch', 'watch', 'jamun', { a: 'tan', b: 'tulsi', c: 'brass' }, 1899, 2999],
  ['gulabi-lotus-tee', 'Gulabi Lotus Scoop Tee', 'womensTee', 'firozi', { a: 'lotus', b: 'jamun', c: 'cream', motif: 'lotus' }, 499, 799],
  ['neem-stripe-tee', 'Neem Stripe Scoop Tee', 'womensTee', 'jamun', { a: 'khadi', b: 'neem', c: 'kesar', pat: 'band', ps: 0.7, kind: 'ringer' }, 549, 849],
];
