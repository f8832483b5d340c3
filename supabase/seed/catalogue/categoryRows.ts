import { categories, type CategoryId } from '@shop/kernel/domain';

interface CategoryText {
  description: string;
  /** Name of a drawing in the interface. */
  icon: string;
  /** Product whose main picture stands for the category. */
  cover: string;
}

const texts: Record<CategoryId, CategoryText> = {
  men: {
    description: 'Kurtas, bandis, denim and easy shirts, from the loom and the indigo vat.',
    icon: 'kurta',
    cover: 'ajrakh-shirt',
  },
  women: {
    description: 'Sarees, anarkalis, kurtis and everything that goes with them.',
    icon: 'saree',
    cover: 'leheriya-saree',
  },
  kids: {
    description: 'Soft cotton for climbing, twirling and falling asleep in.',
    icon: 'kite',
    cover: 'patang-frock',
  },
  'toys-bicycles': {
    description: 'Cycles for every height, and toys turned from wood and lac.',
    icon: 'bicycle',
    cover: 'chameli-city-bike',
  },
  'imitation-jewellery': {
    description: 'Jhumkas, bangles and kundan-look sets that are light on the ear and the purse.',
    icon: 'jhumka',
    cover: 'emerald-necklace',
  },
  anime: {
    description: 'Figures, hoodies, posters and charms drawn by our own studio.',
    icon: 'mask',
    cover: 'comet-courier',
  },
  'home-living': {
    description: 'Blue pottery, block-printed linen and lamps for the good corner.',
    icon: 'lamp',
    cover: 'neel-lamp',
  },
  beauty: {
    description: 'Attar, kajal and colour mixed for Indian skin.',
    icon: 'lotus',
    cover: 'rose-attar',
  },
};

/** Rows of table `categories`, in menu order. */
export const categoryRows = categories.map(({ id, name }, index) => ({
  id,
  name,
  description: texts[id].description,
  icon: texts[id].icon,
  image: `${texts[id].cover}/main`,
  position: index + 1,
}));
