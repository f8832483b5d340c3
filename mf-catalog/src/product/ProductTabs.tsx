import { Fragment, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { from, Icon, s, Spinner, Tabs } from '@shop/ui';
import { Reviews } from '../reviews/Reviews';
import { fallbackDescription, fallbackFeatures } from './fallbackTexts';
import type { ProductDetails } from './loadProduct';
import { specificationsOf } from './specificationsOf';

interface Props {
  product: Product;
  details: ProductDetails | undefined;
}

/** Description, features and reviews (spec §2, Product page). */
export function ProductTabs({ product, details }: Props) {
  const [selected, setSelected] = useState('description');
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
          content: details ? (
            <Reviews product={product} reviews={details.reviews} counts={details.reviewCounts} />
          ) : (
            <Spinner label="Fetching the reviews" />
          ),
        },
      ]}
    />
  );
}

interface DescriptionProps {
  product: Product;
  facts: ProductDetails['facts'] | undefined;
}

function Description({ product, facts }: DescriptionProps) {
  return (
    <Columns>
      <Prose>{product.description || fallbackDescription}</Prose>
      <Facts>
        {specificationsOf(product, facts).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
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
const Facts = styled.dl`
  display: grid;
  align-self: start;
  grid-template-columns: 9em minmax(0, 1fr);
  margin: 0;
  border-top: 1px solid ${s('color.line')};
  font-size: ${s('size.15')};
  > * {
    margin: 0;
    padding-block: ${s('space.8')};
    border-bottom: 1px solid ${s('color.line')};
  }
  dt {
    padding-right: ${s('space.16')};
    color: ${s('color.ink3')};
  }
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
