import { categories, discountPercent } from '@shop/kernel/domain';
import type { CardProduct } from '../product-card/CardProduct';

/** How many featured products the home page shows (spec §9, "Home lists"). */
export const homeProductCount = 48;

/** Where the rail's cards begin and end among them, and how many fit its first sight on the widest screen, and one more. */
export const rail = { from: 12, to: 36, seen: 8 };

export interface HomeSections {
  hotDeals: CardProduct[];
  /** Those that the rail shows before somebody moves it. */
  bestOf: CardProduct[];
  newArrivals: CardProduct[];
}

/** The first 12 are Hot Deals, 12–35 Best of, 36–47 New Arrivals (spec §9). */
export function homeSections(products: CardProduct[]): HomeSections {
  return {
    hotDeals: products.slice(0, rail.from),
    bestOf: products.slice(rail.from, rail.from + rail.seen),
    newArrivals: products.slice(rail.to, homeProductCount),
  };
}

/** Every department with the path of its own picture, else of a featured product's; without one where there is neither. */
export function categoryTiles(products: CardProduct[], covers: { id: string; image: string }[]) {
  return categories.map(({ id, name }) => ({
    id,
    name,
    path:
      covers.find((cover) => cover.id === id)?.image ||
      products.find(({ category }) => category === id)?.pictures[0]?.path,
  }));
}

export interface TrendingFigures {
  /** Pieces in the whole catalogue. */
  styles: number;
  /** Highest percent off among the featured. */
  topDiscount: number;
  /** Mean rating of the featured, one decimal. */
  rating: string;
  /** Ratings of the featured. */
  ratings: number;
}

/** The Trending figures, counted from the catalogue itself and never made up. */
export function trendingFigures(products: CardProduct[], total: number): TrendingFigures {
  const rated = products.filter(({ reviewCount }) => reviewCount > 0);
  const mean = rated.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, rated.length);
  return {
    styles: total,
    topDiscount: Math.max(0, ...products.map(discountPercent)),
    rating: mean.toFixed(1),
    ratings: products.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
  };
}
