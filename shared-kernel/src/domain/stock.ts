const lowStockLimit = 5;

export type StockLevel = 'in-stock' | 'low' | 'out';

/** Low is 1 to 5 (spec §9, "Low-stock flag"); nothing left or `inStock` false is out (spec §4). */
export function stockLevel(item: { inStock: boolean; stockCount: number }): StockLevel {
  if (!item.inStock || item.stockCount <= 0) return 'out';
  return item.stockCount <= lowStockLimit ? 'low' : 'in-stock';
}

/** Product page notice: 'Hurry, only N left' when 5 or fewer, otherwise nothing (spec §4). */
export function stockNotice(item: { inStock: boolean; stockCount: number }): string {
  return stockLevel(item) === 'low' ? `Hurry, only ${item.stockCount} left` : '';
}

/** Card notice (spec §4, "Stock display"). */
export function cardStockNotice(item: { inStock: boolean; stockCount: number }): string {
  const level = stockLevel(item);
  if (level === 'out') return 'Out of stock';
  return level === 'low' ? `Only ${item.stockCount} left` : '';
}

/** Keeps a wanted quantity between 1 and what is there; 1 when the stock is unknown (spec §5). */
export function clampQuantity(wanted: number, stock: number | undefined): number {
  return Math.max(1, Math.min(Math.trunc(wanted) || 1, stock ?? 1));
}

export interface SampleStock {
  id: string;
  stockCount?: number;
  inStock?: boolean;
  badges?: string[];
}

const codeSum = (id: string) => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * Completes the stock of sample data where it is loaded, and nowhere else (spec §4 "Data normalisation").
 * Deterministic in the id.
 */
export function normaliseStock(sample: SampleStock): {
  stockCount: number;
  inStock: boolean;
  badges: string[];
} {
  const sum = codeSum(sample.id);
  const badges = sample.badges ?? [];
  if (sum % 23 === 0) return { stockCount: 0, inStock: false, badges };
  const stockCount = sample.stockCount ?? (sum % 20) + 1;
  return { stockCount, inStock: stockCount > 0 && (sample.inStock ?? true), badges };
}
