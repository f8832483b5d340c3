import styled from 'styled-components';
import { formatRupees, shop } from '@shop/kernel/domain';
import { BrandMark, ClothStrip, displayHeading, s } from '@shop/ui';

interface Props {
  /** Rupees; NaN shows a dash. */
  amount: number;
  senderName: string;
  message: string;
}

/** The card as its recipient will see it, while it is being written. */
export function GiftCardPreview({ amount, senderName, message }: Props) {
  return (
    <Card
      role="img"
      aria-label={`Preview: gift card of ${Number.isNaN(amount) ? 'no amount yet' : formatRupees(amount)}`}
    >
      <ClothStrip $print="ajrakh" />
      <Inside>
        <Line>
          <BrandMark size={44} />
          <span>{shop.name} gift card</span>
        </Line>
        <Amount>{Number.isNaN(amount) ? '₹ –' : formatRupees(amount)}</Amount>
        <Words>{message || 'For whatever you like best.'}</Words>
        <Line>
          <span>From {senderName || '…'}</span>
          <Code>TDGC-••••-••••</Code>
        </Line>
      </Inside>
      <ClothStrip $print="spark" />
    </Card>
  );
}

const Card = styled.div`
  max-width: 460px;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${s('radius.panel')};
  background: ${s('color.ink')};
  color: ${s('color.onDark')};
  box-shadow: ${s('shadow.raised')};
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${s('space.8')};
  min-height: 230px;
  padding: ${s('space.16')} ${s('space.24')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.12')};
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Amount = styled.strong`
  color: ${s('color.haldi')};
  ${displayHeading(66)}
`;

const Words = styled.p`
  display: -webkit-box;
  flex: 1;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow-wrap: anywhere;
`;

const Code = styled.span`
  color: ${s('color.onDark2')};
  font-size: ${s('size.14')};
  letter-spacing: 0.08em;
`;
