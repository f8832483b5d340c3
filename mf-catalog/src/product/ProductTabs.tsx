import { Fragment, Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { laterPart, useSearchParams } from '@shop/kernel/routing';
import { from, Icon, PartAway, s, Spinner, Tabs } from '@shop/ui';
import { asksForReviews } from '../reviews/reviewChoice';
import { FactList } from './FactList';
import { fallbackDescription, fallbackFeatures } from './fallbackTexts';
import type { ProductDetails } from './loadProduct';
import { specificationsOf } from './specificationsOf';

// A chunk of its own: it is read by few who look at a product, and the server's HTML has its text in any case.
const reviews = laterPart(
  async () => (await import(/* webpackChunkName: "reviews" */ '../reviews/Reviews')).Reviews,
  PartAway,
);

interface Props {
  product: Product;
  details: ProductDetails | undefined;
}

/** Description, features and reviews (spec §2, Product page). */
export function ProductTabs({ product, details }: Props) {
  const [search] = useSearchParams();
  const [selected, setSelected] = useState(asksForReviews(search) ? 'reviews' : 'description');
  const features = product.features.length > 0 ? product.features : fallbackFeatures;
  return (
    <Tabs
      label="About this product"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        {
          id: 'description',
          label: 'Description',
          content: <Description product={product} facts={details?.facts} />,
        },
        { id: 'features', label: 'Features', content: <Features features={features} /> },
        {
          id: 'reviews',
          label: 'Reviews',
          // Of its own: opening the tab shows the spinner until the code is there. A press on the server's HTML nobody would hear.
          content: (
            <Suspense fallback={fetching}>
              {details ? (
                <reviews.Part
                  product={product}
                  first={details.reviews}
                  counts={details.reviewCounts}
                  isOpen={selected === 'reviews'}
                />
              ) : (
                fetching
              )}
            </Suspense>
          ),
        },
      ]}
    />
  );
}

const fetching = <Spinner label="Fetching the reviews" />;

interface DescriptionProps {
  product: Product;
  facts: ProductDetails['facts'] | undefined;
}

function Description({ product, facts }: DescriptionProps) {
  return (
    <Columns>
      <Prose>{product.description || fallbackDescription}</Prose>
      <FactList>
        {specificationsOf(product, facts).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </FactList>
    </Columns>
  );
}

function Features({ features }: { features: string[] }) {
  return (
    <List>
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" size={18} />
          {feature}
        </li>
      ))}
    </List>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    gap: ${s('space.48')};
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
const Prose = styled.p`
  max-width: 62ch;
  margin: 0;
  font-size: ${s('size.18')};
  line-height: 1.6;
`;
const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  max-width: 68ch;
  padding: 0;
  margin: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${s('space.12')};
  }
  i {
    color: ${s('color.neem')};
  }
`;
