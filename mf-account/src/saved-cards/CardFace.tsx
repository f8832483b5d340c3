import styled from 'styled-components';
import { Badge, ClothStrip, s } from '@shop/ui';
import { expiryText, isExpired } from './cardExpiry';
import type { CardBrand, SavedCard } from './savedCards';

export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  rupay: 'RuPay',
  amex: 'American Express',
  other: 'Card',
};

/** A card as it lies in a purse, with a border of printed cloth. */
export function CardFace({ card, now }: { card: SavedCard; now: number }) {
  return (
    <Face>
      <Row>
        <Brand>{brandNames[card.brand]}</Brand>
        {isExpired(card, now) && <Badge $tone="kumkum">Expired</Badge>}
        {card.isDefault && <Badge $tone="haldi">Default</Badge>}
      </Row>
      <Digits>
        <span aria-hidden>•••• •••• ••••</span> {card.last4}
      </Digits>
      <Row>
        <span>{card.holderName}</span>
        <span>Expires {expiryText(card)}</span>
      </Row>
      <Border>
        <ClothStrip $print="ajrakh" />
      </Border>
    </Face>
  );
}

const Face = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${s('space.16')};
  min-height: 196px;
  padding: ${s('space.24')} ${s('space.24')} ${s('space.32')};
  overflow: hidden;
  border-radius: ${s('radius.panel')};
  background: ${s('color.ink')};
  color: ${s('color.onDark')};
  font-size: ${s('size.14')};
`;

const Row = styled.div`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: space-between;
  color: ${s('color.onDark2')};
`;

const Brand = styled.strong`
  flex: 1;
  color: ${s('color.onDark')};
  font-size: ${s('size.18')};
`;

const Digits = styled.p`
  align-self: end;
  font-size: ${s('size.22')};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
`;

const Border = styled.div`
  position: absolute;
  inset: auto 0 0;
`;
