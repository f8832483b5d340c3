import type { Token } from './tokens';

export type TintToken = Extract<Token, `color.tint${string}`>;

/** The slug comes from an address: a plain object would answer to `constructor`. */
const tints = new Map<string, TintToken>([
  ['men', 'color.tintMen'],
  ['women', 'color.tintWomen'],
  ['kids', 'color.tintKids'],
  ['toys-bicycles', 'color.tintWheels'],
  ['imitation-jewellery', 'color.tintJewellery'],
  ['anime', 'color.tintAnime'],
  ['home-living', 'color.tintHome'],
  ['beauty', 'color.tintBeauty'],
]);

/** The paper on which a department's pictures are printed; the colour of inputs for any other slug. */
export const departmentTint = (slug: string): TintToken | 'color.sunk' => tints.get(slug) ?? 'color.sunk';
