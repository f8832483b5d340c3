import type { Product } from '@shop/kernel/domain';
import { Button, Icon } from '@shop/ui';
import { useCompareProduct } from './useCompareProduct';

/** 'Add to Compare' in words, where there is room for them. */
export function CompareLink({ product }: { product: Product }) {
  const { compared, toggle } = useCompareProduct(product.id, () => Promise.resolve(product));
  return (
    <Button $variant="quiet" $size="small" $flush type="button" onClick={toggle}>
      <Icon name={compared ? 'check' : 'scale'} size={18} />
      {compared ? 'Remove from Compare' : 'Add to Compare'}
    </Button>
  );
}
