import type { QueryData } from '@supabase/supabase-js';
import { discountPercent, type Product } from '../domain/product';
import type { Database } from './database';
import { unwrap } from './dataError';

const productColumns =
  'id,name,description,price,original_price,category_id,brand,sku,images,features,rating,review_count,ratings,badges,published_at,product_variants(id,label,stock),product_types(best_value_from,size_systems(title))';

const selectProducts = (db: Database, options?: { count: 'exact' }) =>
  db.from('products').select(productColumns, options);

/** With the variants embedded. */
type ProductRow = QueryData<ReturnType<typeof selectProducts>>[number];

function toProduct({
  original_price: originalPrice,
  category_id: category,
  images: pictures,
  product_variants: variants,
  product_types: type,
  rating,
  review_count: reviewCount,
  published_at: publishedAt,
  ...sameNames
}: ProductRow): Product {
  const stockCount = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return {
    ...sameNames,
    ...{ originalPrice, category, pictures, variants, reviewCount, publishedAt },
    ...(type?.size_systems && { sizeTitle: type.size_systems.title }),
    ...(type &&
      discountPercent({ price: sameNames.price, originalPrice }) >= type.best_value_from && {
        bestValue: true,
      }),
    rating: Number(rating),
    inStock: stockCount > 0,
    stockCount,
  };
}

export interface ProductQuery {
  /** Category id; absent or `all` for everything. Compared case-insensitively (spec §5). */
  category?: string;
  sort?: 'featured' | 'newest';
  /** Only products of these ids; their order is that of `sort`. */
  ids?: string[];
  limit: number;
}

export interface ProductPage {
  products: Product[];
  /** How many match in all. */
  total: number;
}

/** A page of published products. Throws `DataError`. */
export async function fetchProducts(db: Database, query: ProductQuery): Promise<ProductPage> {
  const all = selectProducts(db, { count: 'exact' });
  let request = (query.sort === 'newest' ? all.order('published_at', { ascending: false }) : all)
    .order('position')
    .order('position', { referencedTable: 'product_variants' })
    .range(0, query.limit - 1);
  if (query.category && query.category !== 'all')
    request = request.eq('category_id', query.category.toLowerCase());
  if (query.ids) request = request.in('id', query.ids);
  let total: number | null = null;
  const rows = await unwrap(
    request.then((answer) => {
      total = answer.count;
      return answer;
    }),
  );
  return { products: rows.map(toProduct), total: total ?? rows.length };
}

/** One published product, or `undefined` when there is none of that id. Throws `DataError`. */
export async function fetchProduct(db: Database, id: string): Promise<Product | undefined> {
  const rows = await unwrap(
    selectProducts(db).eq('id', id).order('position', { referencedTable: 'product_variants' }),
  );
  return rows[0] && toProduct(rows[0]);
}
