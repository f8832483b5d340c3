import type { RefObject } from 'react';
import styled from 'styled-components';
import { formatRupees, type Product } from '@shop/kernel/domain';
import { Button, s } from '@shop/ui';
import type { Purchase } from '../purchase/usePurchase';

interface Props {
  product: Product;
  purchase: Purchase;
  /** What the bar stands in for: Add to Bag, or "tell me" where it is sold out. */
  button: RefObject<HTMLButtonElement | null>;
}

/** What the bar at the foot of the screen holds: price, choice and Add to Bag. */
export function StickyBagBar({ product, purchase, button }: Props) {
  return (
    <>
      <Price>
        {formatRupees(product.price)}
        {purchase.chosen?.label && <small>{purchase.chosen.label}</small>}
      </Price>
      {purchase.soldOut ? (
        <Button onClick={() => button.current?.click()}>TELL ME WHEN IT IS BACK</Button>
      ) : (
        <Button onClick={purchase.submit} aria-describedby="sticky-bag-message">
          ADD TO BAG
        </Button>
      )}
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

  small {
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
    font-weight: 400;
  }
`;
const Message = styled.p`
  grid-column: 1 / -1;
  margin: ${s('space.4')} 0 0;
  color: ${s('color.kumkum')};
  font-size: ${s('size.14')};
`;
