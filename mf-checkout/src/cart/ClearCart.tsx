import { useState } from 'react';
import styled from 'styled-components';
import { useCart } from '@shop/kernel/react';
import { Button, focusTitle, s } from '@shop/ui';

/** Empties the bag after asking once, in its place. */
export function ClearCart() {
  const { send } = useCart();
  // False once it was kept: the button is back, and takes the focus from the question that goes.
  const [asking, setAsking] = useState<boolean>();

  const handleClear = () => {
    focusTitle();
    send({ type: 'clear' });
  };

  if (!asking)
    return (
      <Button
        type="button"
        $variant="quiet"
        $size="small"
        $flush
        autoFocus={asking === false}
        onClick={() => setAsking(true)}
      >
        Clear Cart
      </Button>
    );

  return (
    <Question role="group" aria-label="Clear your cart?">
      <span>Remove every item?</span>
      <Button type="button" $variant="secondary" $size="small" onClick={handleClear}>
        Yes, clear it
      </Button>
      <Button type="button" $variant="quiet" $size="small" autoFocus onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </Question>
  );
}

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.8')};
`;
