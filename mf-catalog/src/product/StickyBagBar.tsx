import styled from 'styled-components';
import { formatRupees, type Product } from '@shop/kernel/domain';
import { Button, from, s } from '@shop/ui';
import type { Purchase } from '../purchase/usePurchase';

/** Price and Add to Bag at the foot of a phone's screen, so that the button is always at hand. */
export function StickyBagBar({ product, purchase }: { product: Product; purchase: Purchase }) {
  return (
    <Bar>
      <Price>
        {formatRupees(product.price)}
        {purchase.chosen?.label && <Choice>{purchase.chosen.label}</Choice>}
      </Price>
      <Button disabled={purchase.soldOut} onClick={purchase.submit} aria-describedby="sticky-bag-message">
        {purchase.soldOut ? 'OUT OF STOCK' : 'ADD TO BAG'}
      </Button>
      {purchase.error && <Message id="sticky-bag-message">{purchase.error.message}</Message>}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  align-items: center;
  gap: 0 ${s('space.16')};
  grid-template-columns: auto 1fr;
  padding: ${s('space.8')} ${s('space.16')};
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
  ${from('tablet')} {
    display: none;
  }
`;
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
