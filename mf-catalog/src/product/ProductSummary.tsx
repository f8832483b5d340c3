import type { RefObject } from 'react';
import styled from 'styled-components';
import { type Product, stockOf } from '@shop/kernel/domain';
import { Island } from '@shop/kernel/react';
import { Badge, displayHeading, from, s } from '@shop/ui';
import { CompareLink } from '../compare/CompareLink';
import type { Offers } from '../offers/fetchOffers';
import { OffersPlace } from '../offers/OffersPlace';
import { badgesOf } from '../product-card/badges';
import type { CardProduct } from '../product-card/CardProduct';
import { Price } from '../product-card/Price';
import { WishButton } from '../product-card/WishButton';
import { PurchaseForm } from '../purchase/PurchaseForm';
import type { Purchase } from '../purchase/usePurchase';
import { RatingLine } from '../reviews/RatingLine';
import { SizeAside } from '../size-chart/SizeAside';
import { ColourChoice } from '../swatches/ColourChoice';
import { TellMe } from '../tell-me/TellMe';
import { deliveryOptions, insteadOf } from './laterParts';
import { ShareButton } from './ShareButton';
import { stockNotice } from './stockNotice';
import { TaxLine } from './TaxLine';

interface Props {
  product: Product;
  purchase: Purchase;
  bagButton: RefObject<HTMLButtonElement | null>;
  /** Number of written reviews; absent while only the pressed card's product is known. */
  written?: number;
  /** The colours it comes in, each a product of its own. */
  colours?: CardProduct['colours'];
  offers?: Offers;
  /** What a shopper may take instead, where it is sold out. */
  similar?: CardProduct[];
}

/** Everything beside the gallery: name, price, stock, choice, bag and delivery. */
export function ProductSummary({ product, purchase, bagButton, written, ...found }: Props) {
  const { colours = [], offers, similar = [] } = found;
  const notice = stockNotice(product);
  return (
    <Summary>
      <Line>
        <Brand>{product.brand}</Brand>
        <ShareButton name={product.name} />
      </Line>
      <Name>{product.name}</Name>
      <RatingLine product={product} written={written} />
      <div>
        <Price product={product} size="page" withPercent />
        <TaxLine />
      </div>
      {stockOf(product).level === 'out' && <Stock $tone="out">Out of stock</Stock>}
      {notice && <Stock $tone="low">{notice}</Stock>}
      {colours.length > 0 && <ColourChoice colours={colours} productId={product.id} />}
      <PurchaseForm
        product={product}
        purchase={purchase}
        variantAside={<SizeAside product={product} />}
        actions={<WishButton product={product} look="bordered" />}
        bagButton={purchase.soldOut ? undefined : bagButton}
      />
      <TellMe product={product} soldOut={purchase.soldOut} button={bagButton} />
      {purchase.soldOut && (
        <Island code={insteadOf.load}>
          <insteadOf.Part products={similar} />
        </Island>
      )}
      <Badges>
        {badgesOf(product).map((badge) => (
          <Badge key={badge} $tone="haldi">
            {badge}
          </Badge>
        ))}
      </Badges>
      <CompareLink product={product} />
      <Island follows code={deliveryOptions.load}>
        <deliveryOptions.Part isFinalSale={product.isFinalSale} />
      </Island>
      <OffersPlace productId={product.id} offers={offers} />
    </Summary>
  );
}

const Summary = styled.div`
  display: grid;
  gap: ${s('space.4')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    gap: ${s('space.16')};
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block: calc(-1 * ${s('space.8')});
  ${from('tablet')} {
    margin-block: 0 calc(-1 * ${s('space.16')});
  }
`;
const Brand = styled.p`
  margin: 0;
  color: ${s('color.madder')};
  font-size: ${s('size.14')};
  font-weight: 650;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;
const Name = styled.h1`
  ${displayHeading(36)}
`;
const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  margin: ${s('space.8')} 0 0;
  &:empty {
    display: none;
  }
  ${from('tablet')} {
    margin: 0;
  }
`;
const Stock = styled.p<{ $tone: 'low' | 'out' }>`
  margin: 0;
  color: ${({ $tone }) => ($tone === 'low' ? s('color.amberText') : s('color.kumkum'))};
  font-weight: 650;
`;
