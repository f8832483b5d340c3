import type { Product } from '@shop/kernel/domain';
import { Rail } from '@shop/ui';
import { ProductCard } from './ProductCard';

/** Cards in one line that scrolls sideways. */
export function CardRail({ label, products }: { label: string; products: Product[] }) {
  return (
    <Rail label={label}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes="(min-width: 600px) 236px, 42vw" />
      ))}
    </Rail>
  );
}
