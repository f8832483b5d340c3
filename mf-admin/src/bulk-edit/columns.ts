import { attributesOf, type Taxonomy } from '../taxonomy/taxonomy';
import type { CellKey, EditableProduct } from './cells';

/** `stock` stands for the cells of all variants. */
export type ColumnId = Exclude<CellKey, `stock:${string}`> | 'stock';

const fixed: readonly { id: ColumnId; label: string }[] = [
  { id: 'price', label: 'Price (₹)' },
  { id: 'original_price', label: 'Original price (₹)' },
  { id: 'stock', label: 'Stock' },
  { id: 'badges', label: 'Badges' },
  { id: 'status', label: 'State' },
  { id: 'publish_at', label: 'Publish on (IST)' },
  { id: 'type_id', label: 'Type' },
];

export const firstColumns: readonly ColumnId[] = ['price', 'original_price', 'stock', 'status'];

/** What can be edited: the columns of every product, and the attributes that any of these have. */
export function columnsOf(taxonomy: Taxonomy, products: readonly EditableProduct[]): typeof fixed {
  const types = new Set(products.flatMap(({ type_id }) => type_id ?? []));
  const attributes = new Map(
    [...types].flatMap((type) => attributesOf(taxonomy, type).map(({ id, name }) => [id, name] as const)),
  );
  return [...fixed, ...[...attributes].map(([id, label]) => ({ id: `attributes.${id}` as const, label }))];
}

const fixedLabels = new Map(fixed.map(({ id, label }) => [id, label]));

/** What a changed cell or column is called in a list of changes. */
export function labelOf(key: string, product?: EditableProduct): string {
  if (key.startsWith('stock:')) {
    const variant = product?.variants.find(({ id }) => `stock:${id}` === key);
    return ['Stock', variant?.label].filter(Boolean).join(' ');
  }
  return fixedLabels.get(key as ColumnId) ?? key.replace('attributes.', '').replaceAll('-', ' ');
}
