import type { ProductRecord } from '../products/productRecord';

/** A published product as the staff gets it; every text of it is told from nothing. */
export const testProductRecord: ProductRecord = {
  id: 'neel-tee',
  name: 'Neel Tee',
  description: 'Cotton',
  price: 450,
  original_price: 600,
  category_id: 'men',
  type_id: 'men-tees',
  colour_family: 'blue',
  style_id: 'neel-tee',
  brand: 'Darzi House',
  sku: 'NT-1',
  images: [],
  features: ['Soft'],
  badges: [],
  status: 'published',
  position: 12,
  version: 3,
  updated_at: '2026-11-21T08:00:00Z',
  published_at: '2026-11-20T08:00:00Z',
  publish_at: null,
  attributes: { material: ['cotton'], weight: ['180'] },
  variants: [{ id: 'neel-tee:m', label: 'M', stock: 4 }],
};
