import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { displayHeading, from, Rating, s } from '@shop/ui';
import { rememberPreview } from '../preview/productPreviews';
import { fallbackDescription } from '../product/fallbackTexts';
import { stockNotice } from '../product/stockNotice';
import { Price } from '../product-card/Price';
import { ProductPicture } from '../product-card/ProductPicture';
import { WishButton } from '../product-card/WishButton';
import { PurchaseForm } from '../purchase/PurchaseForm';
import { usePurchase } from '../purchase/usePurchase';

/** The product inside the popup, with everything needed to put it into the bag. */
export function QuickViewProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const purchase = usePurchase(product);
  const notice = stockNotice(product);
  return (
    <Columns>
      <Frame $soldOut={purchase.soldOut}>
        <ProductPicture picture={product.pictures[0]} sizes="(min-width: 600px) 360px, 80vw" priority />
        <WishButton product={product} />
      </Frame>
      <Details $area="head">
        <Name>{product.name}</Name>
        <Rating value={product.rating} count={product.reviewCount} />
        <Price product={product} size="page" withPercent />
      </Details>
      <Details $area="rest">
        <Description>{product.description || fallbackDescription}</Description>
        {notice && <Notice>{notice}</Notice>}
        <PurchaseForm product={product} purchase={purchase} />
        <Link
          to={linkTo('product', { id: product.id })}
          onClick={() => {
            rememberPreview(product);
            onClose();
          }}
        >
          View full details
        </Link>
      </Details>
    </Columns>
  );
}

/** On phones a small picture beside the head, so that the bag button is on the first screen. */
const Columns = styled.div`
  display: grid;
  gap: ${s('space.16')};
  grid-template: 'picture head' auto 'rest rest' auto / 112px minmax(0, 1fr);
  ${from('tablet')} {
    gap: ${s('space.12')} ${s('space.32')};
    grid-template: 'picture head' auto 'picture rest' 1fr / minmax(0, 5fr) minmax(0, 6fr);
  }
`;
const Frame = styled.div<{ $soldOut: boolean }>`
  position: relative;
  grid-area: picture;
  align-self: start;
  overflow: hidden;
  border-radius: ${s('radius.card')};
  img {
    filter: ${({ $soldOut }) => ($soldOut ? 'grayscale(1)' : 'none')};
  }
`;
const Details = styled.div<{ $area: 'head' | 'rest' }>`
  display: grid;
  grid-area: ${({ $area }) => $area};
  align-content: start;
  gap: ${s('space.12')};
  grid-template-columns: minmax(0, 1fr);
`;
const Name = styled.h3`
  ${displayHeading(28)}
`;
const Description = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
`;
const Notice = styled.p`
  margin: 0;
  color: ${s('color.amberText')};
  font-weight: 650;
`;
