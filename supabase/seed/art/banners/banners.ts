import { animeBanner } from './animeBanner';
import { fashionBanner } from './fashionBanner';
import { toysBanner } from './toysBanner';

export const banners = {
  'hero-mega-fashion-sale': fashionBanner,
  'hero-anime-collection': animeBanner,
  'hero-toys-bicycles': toysBanner,
};
