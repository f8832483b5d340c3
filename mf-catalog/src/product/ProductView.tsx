import { useRef } from 'react';
import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { Island } from '@shop/kernel/react';
import { linkTo } from '@shop/kernel/routing';
import { Container, FootBar, from, s } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { DeliveryOnCards } from '../product-card/DeliveryOnCards';
import { usePurchase } from '../purchase/usePurchase';
import { ProductRail } from '../recently-viewed/ProductRail';
import { useRecordView } from '../recently-viewed/useRecordView';
import { writtenReviews } from '../reviews/fetchReviewCounts';
import { Trail } from '../trail/Trail';
import { trailTo } from '../trail/trailTo';
import { Gallery } from './Gallery';
import { declarations, lookPlace, similarProducts, structuredProduct, tabs } from './laterParts';
import type { ProductDetails } from './loadProduct';
import { ProductSummary } from './ProductSummary';
import { StickyBagBar } from './StickyBagBar';

interface Props {
  product: Product;
  /** Absent while only the pressed card's product is known. */
  details: ProductDetails | undefined;
  /** ISO date until which its price is promised. */
  validUntil: string;
}

/** A known product: gallery, what to buy, what to know, and what else. */
export function ProductView({ product, details, validUntil }: Props) {
  const purchase = usePurchase(product);
  const bagButton = useRef<HTMLButtonElement>(null);
  useRecordView(product);
  return (
    <>
      <DeliveryOnCards />
      <Page>
        <Trail
          isShort
          stops={[
            ...trailTo(product.category, details?.facts.trail),
            { name: product.name, page: linkTo('product', { id: product.id }) },
          ]}
        />
        <Top>
          <Gallery pictures={product.pictures} name={product.name} soldOut={purchase.soldOut} />
          <ProductSummary
            product={product}
            purchase={purchase}
            bagButton={bagButton}
            written={details && writtenReviews(details.reviewCounts)}
            colours={details?.facts.colours}
            offers={details?.offers}
            similar={details?.similar}
          />
        </Top>
        <Island height={384} code={tabs.load}>
          <tabs.Part product={product} details={details} />
        </Island>
        <Island height={435} code={declarations.load}>
          <declarations.Part product={product} facts={details?.facts} />
          <structuredProduct.Part product={product} facts={details?.facts} validUntil={validUntil} />
        </Island>
        <Island code={lookPlace.load}>
          <lookPlace.Part productId={product.id} />
        </Island>
        <Island height={449} code={similarProducts.load}>
          <similarProducts.Part products={details?.similar} />
        </Island>
        <ProductRail heading="Recently Viewed" source="recently-viewed" excludeId={product.id} />
      </Page>
      <FootBar insteadOf={bagButton} above={<CompareTray docked />}>
        <StickyBagBar product={product} purchase={purchase} button={bagButton} />
      </FootBar>
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${s('space.48')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.16')} ${s('space.72')};
`;
const Top = styled.div`
  display: grid;
  gap: ${s('space.12')};
  grid-template-columns: minmax(0, 1fr);
  margin-top: calc(-1 * ${s('space.32')} - ${s('space.8')});
  ${from('tablet')} {
    align-items: start;
    gap: ${s('space.24')};
    margin-top: calc(-1 * ${s('space.24')});
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('desktop')} {
    gap: ${s('space.48')};
  }
`;
