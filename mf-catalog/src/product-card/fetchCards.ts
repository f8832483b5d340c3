import { type Database, unwrap } from '@shop/kernel/data';
import { discountPercent } from '@shop/kernel/domain';
import { toCardPicture } from './cardPicture';
import type { CardProduct } from './CardProduct';

const columns =
  'id,name,price,original_price,category_id,brand,images,rating,review_count,badges,product_variants(stock),product_types(best_value_from)';

const selectCards = (db: Database) => db.from('products').select(columns);
type CardRow = NonNullable<Awaited<ReturnType<typeof selectCards>>['data']>[number];

const toCard = (row: CardRow): CardProduct => {
  const stockCount = row.product_variants.reduce((sum, { stock }) => sum + stock, 0);
  const percent = discountPercent({ price: row.price, originalPrice: row.original_price });
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    originalPrice: row.original_price,
    category: row.category_id,
    brand: row.brand,
    pictures: row.images.slice(0, 1).map((picture) => toCardPicture(picture, row.name)),
    rating: Number(row.rating),
    reviewCount: row.review_count,
    badges: row.badges,
    inStock: stockCount > 0,
    stockCount,
    // Behind what all have: so their names are sent once.
    ...(row.product_types && percent >= row.product_types.best_value_from && { bestValue: true }),
  };
};

interface CardQuery {
  sort?: 'featured' | 'newest';
  /** How many to pass over. */
  from?: number;
  limit: number;
}

/**
 * Published products as cards show them; how many there are it does not ask, which would read them all. Throws `DataError`.
 */
export async function fetchCards(db: Database, { sort, from = 0, limit }: CardQuery): Promise<CardProduct[]> {
  const all = selectCards(db);
  const rows = await unwrap(
    (sort === 'newest' ? all.order('published_at', { ascending: false }) : all)
      .order('position')
      // Of products at one place, as imports may leave them, the rest of a rail brings none twice.
      .order('id')
      .range(from, from + limit - 1),
  );
  return rows.map(toCard);
}
