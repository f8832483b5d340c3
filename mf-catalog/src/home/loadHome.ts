import { type Database, unwrap } from '@shop/kernel/data';
import type { CardProduct } from '../product-card/CardProduct';
import { fetchCards } from '../product-card/fetchCards';
import {
  categoryTiles,
  homeProductCount,
  type HomeSections,
  homeSections,
  rail,
  type TrendingFigures,
  trendingFigures,
} from './homeSections';

export interface Home extends HomeSections {
  figures: TrendingFigures;
  tiles: ReturnType<typeof categoryTiles>;
}

/** What the home page shows, counted and chosen before it is sent. Throws `DataError`. */
export async function loadHome(db: Database): Promise<Home> {
  const [products, total, covers] = await Promise.all([
    fetchCards(db, { limit: homeProductCount }),
    unwrap(db.rpc('count_products', undefined, { get: true })),
    unwrap(db.from('categories').select('id,image')),
  ]);
  return {
    ...homeSections(products),
    figures: trendingFigures(products, total),
    tiles: categoryTiles(products, covers),
  };
}

/** The rail's cards behind those that it shows at first. Throws `DataError`. */
export async function loadRestOfRail(db: Database): Promise<CardProduct[]> {
  const from = rail.from + rail.seen;
  return fetchCards(db, { from, limit: rail.to - from });
}
