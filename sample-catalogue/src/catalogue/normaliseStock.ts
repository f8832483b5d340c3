interface SampleStock {
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
