import type { Token } from './tokens';

export type TintToken = Extract<Token, `color.tint${string}`>;

const tints: Record<string, TintToken> = {
  men: 'color.tintMen',
  women: 'color.tintWomen',
  kids: 'color.tintKids',
  'toys-bicycles': 'color.tintWheels',
  'imitation-jewellery': 'color.tintJewellery',
  anime: 'color.tintAnime',
  'home-living': 'color.tintHome',
  beauty: 'color.tintBeauty',
};

/** The paper on which a department's pictures are printed; the colour of inputs for any other slug. */
export const departmentTint = (slug: string): TintToken | 'color.sunk' => tints[slug] ?? 'color.sunk';
