import type { categories } from '@shop/kernel/domain';

/** Rupees of each category's menu entries, from 'Under ₹150' up to 'Under ₹15000' (spec §2, Header). */
export const priceCaps: Record<(typeof categories)[number]['id'], readonly number[]> = {
  men: [499, 699, 999, 1299, 1499, 1999],
  women: [499, 799, 999, 1499, 1999, 3499],
  kids: [349, 499, 699, 799, 999, 1199],
  'toys-bicycles': [499, 999, 1999, 4999, 9999, 15000],
  'imitation-jewellery': [150, 299, 399, 499, 999, 1499],
  anime: [249, 299, 499, 799, 1599, 3499],
  'home-living': [349, 699, 999, 1299, 1599, 1999],
  beauty: [299, 349, 399, 499, 799, 999],
};
