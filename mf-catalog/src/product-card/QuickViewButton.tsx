import styled from 'styled-components';
import { usePlatform } from '@shop/kernel/react';
import { s } from '@shop/ui';
import { wholeProduct } from '../preview/wholeProduct';
import type { CardLayout } from './CardLayout';
import type { CardProduct } from './CardProduct';
import { corners } from './corners';
import { DiscButton } from './DiscButton';
import { useQuickView } from './useQuickView';

/** In a lower corner of the picture: always there, so that touch has it too. */
export function QuickViewButton({ product, layout }: { product: CardProduct; layout: CardLayout }) {
  const platform = usePlatform();
  const openQuickView = useQuickView();
  return (
    <Disc
      icon="eye"
      label={`Quick View: ${product.name}`}
      title="Quick View"
      $inset={layout === 'list' ? corners.right : undefined}
      onClick={() => {
        // What opens finds the answer under way; it says itself when none comes.
        void wholeProduct(platform, product.id).catch(() => undefined);
        void openQuickView(product.id);
      }}
    />
  );
}

/** Shares the picture's cell of the card: by the keyboard it comes after Compare, which stands elsewhere. */
const Disc = styled(DiscButton)`
  z-index: 1;
  grid-area: 1 / 1;
  place-self: end;
  margin: ${({ $inset }) => ($inset ? 0 : s('space.4'))};
`;
