import type { QueryData } from '@supabase/supabase-js';
import { discountPercent, type Product } from '../domain/product';
import type { Database } from './database';
import { unwrap } from './dataError';

const productColumns =
  'id,name,description,price,original_price,category_id,brand,sku,images,features,rating,review_count,ratings,badges,published_at,product_variants(id,label,stock),product_types(best_value_from,is_final_sale,size_systems(title))';

const selectProducts = (db: Database) => db.from('products').select(productColumns);

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
    ...(type?.is_final_sale && { isFinalSale: true }),
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

/** The published ones among the products of these ids, in the shop's order. Throws `DataError`. */
export async function fetchProducts(
  db: Database,
  { ids }: { ids: readonly string[] },
): Promise<{ products: Product[] }> {
  const rows = await unwrap(
    selectProducts(db)
      .in('id', ids)
      .order('position')
      .order('position', { referencedTable: 'product_variants' }),
  );
  return { products: rows.map(toProduct) };
}

/** One published product, or `undefined` when there is none of that id. Throws `DataError`. */
export async function fetchProduct(db: Database, id: string): Promise<Product | undefined> {
  const rows = await unwrap(
    selectProducts(db).eq('id', id).order('position', { referencedTable: 'product_variants' }),
  );
  return rows[0] && toProduct(rows[0]);
}
