import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { Button, Icon, s } from '@shop/ui';
import { useCompareProduct } from './useCompareProduct';

/** 'Add to Compare' in words, where there is room for them. */
export function CompareLink({ product }: { product: Product }) {
  const { compared, toggle } = useCompareProduct(product.id, () => Promise.resolve(product));
  return (
    <Quiet $variant="quiet" $size="small" type="button" aria-pressed={compared} onClick={toggle}>
      <Icon name={compared ? 'check' : 'scale'} size={18} />
      {compared ? 'In comparison' : 'Add to Compare'}
    </Quiet>
  );
}

const Quiet = styled(Button)`
  justify-self: start;
  margin-left: calc(-1 * ${s('space.12')});
`;
