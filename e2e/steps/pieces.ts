import { expect } from '../fixtures';
import type { RunningShop } from '../runningShop';
import type { Shopper } from './shoppers';

export interface Piece {
  id: string;
  label: string;
  productId: string;
  name: string;
  price: number;
  stock: number;
}

/** Variants with at least `stock` pieces, cheapest product first, so that journeys do not take each other's. */
export async function variantsInStock(
  shop: RunningShop,
  stock: number,
  price: { min: number; max: number },
): Promise<Piece[]> {
  const visitor = await shop.connect();
  const { data } = await visitor
    .from('products')
    .select('id,name,price,product_variants(id,label,stock)')
    .gte('price', price.min)
    .lte('price', price.max)
    .order('price');
  const products = (data ?? []) as {
    id: string;
    name: string;
    price: number;
    product_variants: { id: string; label: string; stock: number }[];
  }[];
  return products.flatMap(({ id: productId, name, price: rupees, product_variants }) =>
    product_variants
      .filter((variant) => variant.stock >= stock)
      .map(({ id, label, stock: left }) => ({ id, label, productId, name, price: rupees, stock: left })),
  );
}

/** Puts a piece into the account's bag, as another device would. */
export async function fillBag({ db }: Shopper, variantId: string, quantity = 1): Promise<void> {
  const { error } = await db.rpc('set_bag_line', { p_variant_id: variantId, p_quantity: quantity });
  expect(error).toBeNull();
}
