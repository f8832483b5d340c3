import styled from 'styled-components';
import { formatRupees, type Product } from '@shop/kernel/domain';
import { Button, s } from '@shop/ui';
import type { Purchase } from '../purchase/usePurchase';

/** What the bar at the foot of the screen holds: price, choice and Add to Bag. */
export function StickyBagBar({ product, purchase }: { product: Product; purchase: Purchase }) {
  return (
    <>
      <Price>
        {formatRupees(product.price)}
        {purchase.chosen?.label && <Choice>{purchase.chosen.label}</Choice>}
      </Price>
      <Button onClick={purchase.submit} aria-describedby="sticky-bag-message">
        ADD TO BAG
      </Button>
      {purchase.error && <Message id="sticky-bag-message">{purchase.error.message}</Message>}
    </>
  );
}

const Price = styled.p`
  display: grid;
  margin: 0;
  font-size: ${s('size.18')};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.2;
`;
const Choice = styled.span`
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
  font-weight: 400;
`;
const Message = styled.p`
  grid-column: 1 / -1;
  margin: ${s('space.4')} 0 0;
  color: ${s('color.kumkum')};
  font-size: ${s('size.14')};
`;
