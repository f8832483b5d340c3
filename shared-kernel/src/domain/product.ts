import type { Picture } from './picture';

/** One choice of a product with a stock of its own. A product without a choice has one, labelled ''. */
export interface Variant {
  id: string;
  label: string;
  stock: number;
}

/** A product as pages show it. Prices are rupees; `stockCount` is the sum over the variants (spec §3). */
export interface Product {
  id: string;
  name: string;
  description: string;
  price: number;
  originalPrice: number;
  category: string;
  brand: string;
  sku: string;
  pictures: Picture[];
  variants: Variant[];
  /** What its variants are, as its size system says: `UK size`; absent for a product from before types were. */
  sizeTitle?: string;
  features: string[];
  rating: number;
  /** How many rated it, with a written review or without. */
  reviewCount: number;
  /** How many gave 1, 2, 3, 4 and 5 stars: `rating` is their mean, `reviewCount` their sum. Absent where only a card is known. */
  ratings?: number[];
  inStock: boolean;
  stockCount: number;
  badges: string[];
  /** Among the best tenth of its type by its discount; the database knows. */
  bestValue?: boolean;
  /** It comes back only where it came broken or wrong (spec §9): its type says so. Absent where only a card is known. */
  isFinalSale?: boolean;
  publishedAt: string;
}

/** Percent off the original price, 0 when there is none (spec §9). */
export function discountPercent(product: Pick<Product, 'price' | 'originalPrice'>): number {
  if (product.originalPrice <= product.price) return 0;
  return Math.round(((product.originalPrice - product.price) / product.originalPrice) * 100);
}

/** The first sentence part that fits a meta description: at most 160 characters (spec §9). */
export function metaDescription(text: string): string {
  const limit = 160;
  if (text.length <= limit) return text;
  // Half a sign is another text to the browser than to the server, which cannot write it, and a joiner joins nothing now.
  const whole = text.slice(0, limit - 1).replace(/[\p{Cs}\u200D]+$/u, '');
  return `${whole.trimEnd()}…`;
}
