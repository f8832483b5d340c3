import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Container, from, s } from '@shop/ui';

/**
 * The flash-sale strip (spec §2, Header); its end stands there where the sale has one. The beta says what the spec says;
 * who sells in earnest must keep what is promised, so the live shop says what its settings hold.
 */
export function SaleStrip() {
  const { phase, saleEndsInDays, freeShippingAbove } = usePlatform().settings;
  const isBeta = phase === 'beta';
  return (
    <Strip aria-label="Offers">
      <Line>
        {(isBeta || saleEndsInDays !== null) && (
          <Offer>{isBeta ? 'Up to 70% OFF on Everything' : 'The sale is on'}</Offer>
        )}
        <span>Free Shipping Above {isBeta ? '₹1000' : formatRupees(freeShippingAbove)}</span>
        {saleEndsInDays !== null && (
          <End>
            {saleEndsInDays === 0 ? (
              'Sale ends today'
            ) : (
              <>
                <span>Sale ends in</span>{' '}
                <span>{saleEndsInDays === 1 ? '1 day' : `${saleEndsInDays} days`}</span>
              </>
            )}
          </End>
        )}
      </Line>
    </Strip>
  );
}

const Strip = styled.aside`
  background: ${s('color.madderDeep')};
  color: ${s('color.onMadder')};
  font-size: ${s('size.12')};
  font-weight: 600;

  ${from('desktop')} {
    letter-spacing: 0.03em;
    font-size: ${s('size.14')};
  }
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${s('space.8')};
  padding-block: 6px;
  line-height: 1.4;

  ${from('tablet')} {
    justify-content: space-between;

    > :only-child {
      margin-inline: auto;
    }
  }
`;

const Offer = styled.strong`
  color: ${s('color.haldi')};
  font-weight: 700;
`;

const End = styled.span`
  font-weight: 500;
`;
