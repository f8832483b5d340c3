import { type Database, unwrap } from '@shop/kernel/data';
import { discountPercent } from '@shop/kernel/domain';
import type { CardProduct } from './CardProduct';

const columns =
  'id,name,price,original_price,category_id,brand,images,rating,review_count,badges,product_variants(stock),product_types(best_value_from)';

const selectCards = (db: Database) =>
  db.from('products').select(`${columns},description`, { count: 'exact' });
type CardRow = NonNullable<Awaited<ReturnType<typeof selectCards>>['data']>[number];

const toCard = (row: CardRow, described: boolean): CardProduct => {
  const stockCount = row.product_variants.reduce((sum, { stock }) => sum + stock, 0);
  const percent = discountPercent({ price: row.price, originalPrice: row.original_price });
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    originalPrice: row.original_price,
    category: row.category_id,
    brand: row.brand,
    pictures: row.images.slice(0, 1),
    rating: Number(row.rating),
    reviewCount: row.review_count,
    badges: row.badges,
    ...(row.product_types && percent >= row.product_types.best_value_from && { bestValue: true }),
    inStock: stockCount > 0,
    stockCount,
    ...(described && { description: row.description }),
  };
};

interface CardQuery {
  /** Category id; all categories when left out. */
  category?: string;
  sort?: 'featured' | 'newest';
  /** Only products of these ids; their order is that of `sort`. */
  ids?: string[];
  /** How many to pass over. */
  from?: number;
  limit: number;
  /** Cards that show the product's words. */
  described?: boolean;
}

export interface Cards {
  products: CardProduct[];
  /** How many match in all. */
  total: number;
}

/** Published products as cards show them. Throws `DataError`. */
export async function fetchCards(
  db: Database,
  { category, sort, ids, from = 0, limit, described = false }: CardQuery,
): Promise<Cards> {
  const all = selectCards(db);
  let request = (sort === 'newest' ? all.order('published_at', { ascending: false }) : all)
    .order('position')
    // Of products at one place, as imports may leave them, the rest of a rail brings none twice.
    .order('id')
    .range(from, from + limit - 1);
  if (category) request = request.eq('category_id', category);
  if (ids) request = request.in('id', ids);
  let total: number | null = null;
  const rows = await unwrap(
    request.then((answer) => {
      total = answer.count;
      return answer;
    }),
  );
  return { products: rows.map((row) => toCard(row, described)), total: total ?? rows.length };
}
