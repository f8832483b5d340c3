import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Button, s } from '@shop/ui';
import { cartTotals } from './cartTotals';
import { lineProblem } from './lineStock';
import type { CheckedCart } from './useCheckedCart';

/** What the bar at the foot of the bag holds: the total, and the way on. */
export function CartBar({ cart: { lines, coupon, check, isStale, proceed } }: { cart: CheckedCart }) {
  const { settings } = usePlatform();
  const { totals } = cartTotals(lines, coupon, check?.quote, settings);
  const blocked = lines.some((line) => lineProblem(line) !== '');
  return (
    <>
      <Total aria-busy={isStale && totals === check?.quote}>
        <span>Total</span>
        {formatRupees(totals.total)}
      </Total>
      <Button type="button" disabled={blocked} onClick={proceed}>
        Proceed to Checkout
      </Button>
    </>
  );
}

const Total = styled.p`
  display: grid;
  font-size: ${s('size.18')};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.2;

  /* What the database decides is asked again: the sum of before is not said as if it were this bag's. */
  &[aria-busy='true'] {
    color: ${s('color.ink3')};
  }

  span {
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
    font-weight: 400;
  }
`;
