import { usePlatform } from '@shop/kernel/react';
import { useCompareProduct } from '../compare/useCompareProduct';
import { wholeProduct } from '../preview/wholeProduct';
import type { CardLayout } from './CardLayout';
import type { CardProduct } from './CardProduct';
import { corners } from './corners';
import { DiscButton } from './DiscButton';

/** The scales in the card's lower corner, beside its words: two buttons are enough for a picture. */
export function CompareButton({ product, layout }: { product: CardProduct; layout: CardLayout }) {
  const platform = usePlatform();
  const { compared, toggle } = useCompareProduct(product.id, () => wholeProduct(platform, product.id));
  return (
    <DiscButton
      icon="scale"
      label={`${compared ? 'Remove from Compare' : 'Add to Compare'}: ${product.name}`}
      title={compared ? 'Remove from Compare' : 'Add to Compare'}
      $tone={compared ? 'active' : 'plain'}
      $inset={layout === 'list' ? corners.nextToRight : corners.right}
      onClick={toggle}
    />
  );
}
