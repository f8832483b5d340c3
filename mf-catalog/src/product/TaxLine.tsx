import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { s } from '@shop/ui';

/** The label of the price (spec §2, Product page), and beside it what leads from the price to the total. */
export function TaxLine() {
  const { phase, taxIncluded, gstPercent, platformFee, standardShipping, freeShippingAbove } =
    usePlatform().settings;
  const fees = [
    !taxIncluded && `${gstPercent}% GST`,
    platformFee > 0 && `${formatRupees(platformFee)} platform fee`,
    standardShipping > 0 &&
      `${formatRupees(standardShipping)} shipping up to ${formatRupees(freeShippingAbove)}`,
  ].filter((fee) => fee !== false);
  return (
    <>
      {(phase === 'beta' || taxIncluded) && <Line>inclusive of all taxes</Line>}
      {fees.length > 0 && <Line>{`At checkout: ${fees.join(', ')}`}</Line>}
    </>
  );
}

const Line = styled.p`
  margin: 0;
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
`;
