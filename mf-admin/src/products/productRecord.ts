import type { Picture } from '@shop/kernel/domain';
import type { ListPage } from '../table/listPage';

export type ProductStatus = 'draft' | 'published' | 'archived';

export interface VariantRecord {
  /** Absent until it is saved. */
  id?: string;
  label: string;
  stock: number;
}

/** A product as `save_product` takes and answers it. Rupees, ISO times. */
export interface ProductRecord {
  id: string;
  name: string;
  description: string;
  price: number;
  original_price: number;
  category_id: string;
  brand: string;
  sku: string;
  images: Picture[];
  features: string[];
  badges: string[];
  status: ProductStatus;
  /** Where it stands among others in the shop; smaller comes first. */
  position: number;
  version: number;
  updated_at: string;
  variants: VariantRecord[];
}

export type ProductList = ListPage<ProductRecord>;

export interface Adjustment {
  id: number;
  variant_id: string;
  change: number;
  stock_after: number;
  reason: string;
  note: string;
  admin_email: string;
  created_at: string;
}

export interface ProductWithHistory extends ProductRecord {
  adjustments: ListPage<Adjustment>;
}

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
