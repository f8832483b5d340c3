import { csvColumns } from '../products/productCsv';

type Cells = Partial<Record<(typeof csvColumns)[number], string>>;

/** A price list with all columns; cells that are not given are empty. */
export const csvList = (rows: Cells[]): string =>
  [
    csvColumns.join(','),
    ...rows.map((cells) => csvColumns.map((column) => cells[column] ?? '').join(',')),
  ].join('\n');

/** A lamp that can be imported. */
export const lampCells = (sku: string): Cells => ({
  sku,
  name: 'Lamp',
  price: '700',
  original_price: '900',
  category_id: 'home-living',
  brand: 'Diya',
  status: 'draft',
  features: 'Brass|Handmade',
  variants: 'S=4|M=0',
});
