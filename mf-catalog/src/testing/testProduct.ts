import type { Product } from '@shop/kernel/domain';

/** A product in stock with sizes, as the kernel hands it to pages. */
export function testProduct(changes: Partial<Product> = {}): Product {
  const id = changes.id ?? 'neel-tee';
  return {
    id,
    name: 'Neel Tee',
    description: 'An indigo tee.',
    price: 499,
    originalPrice: 799,
    category: 'men',
    brand: 'Neelkothi',
    sku: 'TD-1',
    pictures: ['main', 'detail'].map((view) => ({
      path: `${id}/${view}`,
      alt: `Neel Tee, ${view}`,
      width: 800,
      height: 1000,
      widths: [320, 640],
    })),
    variants: [
      { id: `${id}:s`, label: 'S', stock: 4 },
      { id: `${id}:m`, label: 'M', stock: 8 },
      { id: `${id}:l`, label: 'L', stock: 0 },
    ],
    features: ['Hand printed'],
    rating: 4.6,
    reviewCount: 12,
    inStock: true,
    stockCount: 12,
    badges: [],
    publishedAt: '2026-01-01T00:00:00Z',
    ...changes,
  };
}
