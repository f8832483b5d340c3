import type { CategoryId } from '@shop/kernel/domain';
import { s } from '@shop/ui';

/** The paper on which a category's pictures are printed. */
export const categoryTint: Record<CategoryId, string> = {
  men: s('color.tintMen'),
  women: s('color.tintWomen'),
  kids: s('color.tintKids'),
  'toys-bicycles': s('color.tintWheels'),
  'imitation-jewellery': s('color.tintJewellery'),
  anime: s('color.tintAnime'),
  'home-living': s('color.tintHome'),
  beauty: s('color.tintBeauty'),
};
