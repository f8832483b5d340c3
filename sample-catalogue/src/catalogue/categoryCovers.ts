import type { categories } from '@shop/kernel/domain';

/** Product of the sample catalogue whose main picture stands for its category. */
const covers: Record<(typeof categories)[number]['id'], string> = {
  men: 'ajrakh-shirt',
  women: 'leheriya-saree',
  kids: 'patang-frock',
  'toys-bicycles': 'chameli-city-bike',
  'imitation-jewellery': 'emerald-necklace',
  anime: 'comet-courier',
  'home-living': 'neel-lamp',
  beauty: 'rose-attar',
};

/** Pictures of the rows that table `categories` has by migration. */
export const categoryCovers = Object.entries(covers).map(([id, cover]) => ({ id, image: `${cover}/main` }));
