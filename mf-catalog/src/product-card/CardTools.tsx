import type { Product } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import { useCompareProduct } from '../compare/useCompareProduct';
import { rememberPreview } from '../preview/productPreviews';
import { corners } from './corners';
import { DiscButton } from './DiscButton';
import type { CardLayout } from './ProductCard';

/** Compare and Quick View in the lower corners: always there, so that touch has them too. */
export function CardTools({ product, layout }: { product: Product; layout: CardLayout }) {
  const { commands } = usePlatform();
  const navigate = useNavigate();

  const openQuickView = async () => {
    rememberPreview(product);
    const answer = await commands.run('open-quick-view', { productId: product.id });
    if (answer === 'unavailable') await navigate(linkTo('product', { id: product.id }));
  };
  const { compared, toggle } = useCompareProduct(product);
  return (
    <>
      <DiscButton
        icon="scale"
        label={`${compared ? 'Remove from Compare' : 'Add to Compare'}: ${product.name}`}
        title={compared ? 'Remove from Compare' : 'Add to Compare'}
        aria-pressed={compared}
        $tone={compared ? 'active' : 'plain'}
        $inset={layout === 'list' ? corners.nextToRight : corners.left}
        onClick={toggle}
      />
      <DiscButton
        icon="eye"
        label={`Quick View: ${product.name}`}
        title="Quick View"
        $inset={corners.right}
        onClick={() => void openQuickView()}
      />
    </>
  );
}
