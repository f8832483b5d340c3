import styled from 'styled-components';
import { s, SectionHeading, Skeleton } from '@shop/ui';
import type { CardProduct } from '../product-card/CardProduct';
import { CardRail } from '../product-card/CardRail';

/** No screen shows more of the rail at first. */
const firstSeen = 6;

export function SimilarProducts({ products }: { products: CardProduct[] | undefined }) {
  if (products?.length === 0) return null;
  return (
    <Section>
      <SectionHeading>Similar Products</SectionHeading>
      {products ? (
        <CardRail
          label="Similar Products"
          products={products.slice(0, firstSeen)}
          fetchRest={() => Promise.resolve(products.slice(firstSeen))}
        />
      ) : (
        <Skeleton height="440px" />
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
`;
