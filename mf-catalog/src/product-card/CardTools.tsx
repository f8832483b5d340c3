import { usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import { useCompareProduct } from '../compare/useCompareProduct';
import { wholeProduct } from '../preview/wholeProduct';
import type { CardProduct } from './CardProduct';
import { corners } from './corners';
import { DiscButton } from './DiscButton';
import type { CardLayout } from './ProductCard';

/** Compare and Quick View in the lower corners: always there, so that touch has them too. */
export function CardTools({ product, layout }: { product: CardProduct; layout: CardLayout }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const getWhole = () => wholeProduct(platform, product.id);

  const openQuickView = async () => {
    // What opens finds the answer under way; it says itself when none comes.
    void getWhole().catch(() => undefined);
    const answer = await platform.commands.run('open-quick-view', { productId: product.id });
    if (answer === 'unavailable') await navigate(linkTo('product', { id: product.id }));
  };
  const { compared, toggle } = useCompareProduct(product.id, getWhole);
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
