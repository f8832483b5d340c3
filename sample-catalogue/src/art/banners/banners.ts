import { animeBanner } from './animeBanner';
import { fashionBanner } from './fashionBanner';
import { toysBanner } from './toysBanner';

/** The three slides of the hero (spec §2, Home): 1600 x 640, the left 560 units calm for live text. */
export const banners = {
  'mega-fashion-sale': fashionBanner,
  'anime-collection': animeBanner,
  'toys-bicycles': toysBanner,
};
