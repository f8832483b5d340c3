import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { displayHeading, from, Rating, s } from '@shop/ui';
import { fallbackDescription } from '../product/fallbackTexts';
import { PictureTrack } from '../product/PictureTrack';
import { stockNotice } from '../product/stockNotice';
import { Price } from '../product-card/Price';
import { ProductPicture } from '../product-card/ProductPicture';
import { WishButton } from '../product-card/WishButton';
import { PurchaseForm } from '../purchase/PurchaseForm';
import { usePurchase } from '../purchase/usePurchase';

interface Props {
  product: Product;
  /** What was added turned out to be sold out. */
  onSoldOut: () => void;
  onClose: () => void;
}

/** The product inside the popup, with everything needed to put it into the bag. */
export function QuickViewProduct({ product, onSoldOut, onClose }: Props) {
  const purchase = usePurchase(product, onSoldOut);
  const notice = stockNotice(product);
  return (
    <Columns>
      <Frame>
        <PictureTrack label={`Pictures of ${product.name}`} soldOut={purchase.soldOut} tabIndex={0}>
          {product.pictures.map((picture, index) => (
            <li key={picture.path}>
              <ProductPicture picture={picture} sizes={pictureSizes} priority={index === 0} />
            </li>
          ))}
        </PictureTrack>
      </Frame>
      <Details $area="head">
        <Name>{product.name}</Name>
        <WishButton product={product} />
        <Rating value={product.rating} count={product.reviewCount} />
        <Price product={product} size="page" withPercent />
      </Details>
      <Details $area="rest">
        <Description>{product.description || fallbackDescription}</Description>
        {notice && <Notice>{notice}</Notice>}
        {purchase.soldOut && <Notice>Its page tells you when it is back, and shows what is like it.</Notice>}
        <PurchaseForm product={product} purchase={purchase} />
        <FullDetails to={linkTo('product', { id: product.id })} onClick={onClose}>
          View full details
        </FullDetails>
      </Details>
    </Columns>
  );
}

const pictureSizes = '(min-width: 600px) 360px, max(180px, 26vh)';

/** On phones the words are below what costs and sells, so that the bag button is on the first screen. */
const Columns = styled.div`
  display: grid;
  gap: ${s('space.12')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    gap: ${s('space.12')} ${s('space.32')};
    grid-template: 'picture head' auto 'picture rest' 1fr / minmax(0, 5fr) minmax(0, 6fr);
  }
`;
const Frame = styled.div`
  position: relative;
  align-self: start;
  ${from('tablet')} {
    grid-area: picture;
    overflow: hidden;
    border-radius: ${s('radius.card')};
  }
`;
const Details = styled.div<{ $area: 'head' | 'rest' }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${s('space.8')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    grid-area: ${({ $area }) => $area};
    gap: ${s('space.12')};
  }
`;
/** Beside the heart. */
const Name = styled.h3`
  ${displayHeading(28)}
  padding-right: ${s('space.48')};
`;
const Description = styled.p`
  order: 1;
  margin: 0;
  color: ${s('color.ink2')};
  ${from('tablet')} {
    order: 0;
  }
`;
const FullDetails = styled(Link)`
  order: 1;
`;
const Notice = styled.p`
  margin: 0;
  color: ${s('color.amberText')};
  font-weight: 650;
`;
