import type { Answer } from '@shop/kernel/data';

/** A product as `save_product` takes and answers it. */
export type ProductRecord = Answer<'save_product'>;
export type SavedVariant = ProductRecord['variants'][number];
/** Without an id until it is saved. */
export type VariantRecord = Omit<SavedVariant, 'id'> & { id?: string };
export type ProductList = Answer<'list_admin_products'>;
export type ProductWithHistory = NonNullable<Answer<'get_admin_product'>>;
export type Adjustment = ProductWithHistory['adjustments']['rows'][number];

export const statusTone = { draft: 'haldi', published: 'neem', archived: 'neutral' } as const;
export const statusNames = { draft: 'Draft', published: 'Published', archived: 'Archived' } as const;

export const stockOf = ({ variants }: Pick<ProductRecord, 'variants'>): number =>
  variants.reduce((sum, { stock }) => sum + stock, 0);

/** Properties of a part of the product form. */
export interface ProductFieldsProps {
  /** Absent for a new one. */
  product: ProductRecord | undefined;
  errors: Partial<Record<string, string>>;
}
