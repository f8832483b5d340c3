import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { s } from '@shop/ui';
import { missingForFreeShipping } from './missingForFreeShipping';

/** How far the bag is from free standard shipping (strictly above ₹1000, spec §9). */
export function FreeShippingNudge({ subtotal }: { subtotal: number }) {
  const { settings } = usePlatform();
  const missing = missingForFreeShipping(subtotal, settings);

  return (
    <div>
      <Text>
        {missing > 0 ? (
          <>
            Add goods for <strong>{formatRupees(missing)}</strong> more and standard shipping is free.
          </>
        ) : (
          'Your order ships free with standard delivery.'
        )}
      </Text>
      <Bar aria-hidden="true">
        <Filled style={{ width: `${Math.min(100, (subtotal / settings.freeShippingAbove) * 100)}%` }} />
      </Bar>
    </div>
  );
}

const Text = styled.p`
  margin: 0 0 ${s('space.8')};
  font-size: ${s('size.14')};
`;

const Bar = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${s('radius.round')};
  background: ${s('color.sunk')};
`;

const Filled = styled.div`
  height: 100%;
  background: ${s('color.neem')};
  transition: width ${s('motion.quick')};
`;
