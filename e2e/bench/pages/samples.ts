import type { FigureName, Measured } from './figures';

/** All measurements of one run: of each shop, page and figure the values of all loads. */
export interface Samples {
  add(shop: string, page: string, measured: Measured): void;
  /** Nothing where it was not measured. */
  of(shop: string, page: string, figure: FigureName): readonly number[];
}

export function createSamples(): Samples {
  const values = new Map<string, number[]>();
  const keyOf = (...names: string[]) => names.join(' ');
  return {
    add(shop, page, measured) {
      for (const [figure, value] of Object.entries(measured)) {
        const key = keyOf(shop, page, figure);
        values.set(key, [...(values.get(key) ?? []), value]);
      }
    },
    of: (shop, page, figure) => values.get(keyOf(shop, page, figure)) ?? [],
  };
}
