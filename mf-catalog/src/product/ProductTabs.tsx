import { fallbackFeatures, type Product } from '@shop/kernel/domain';
import { Icon, s, Spinner, Tabs } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Reviews } from '../reviews/Reviews';
import type { ProductDetails } from './loadProduct';

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
        { id: 'description', label: 'Description', content: <Description product={product} /> },
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

function Description({ product }: { product: Product }) {
  return (
    <Prose>
      <p>{product.description}</p>
      <Small>SKU {product.sku}</Small>
    </Prose>
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

const Prose = styled.div`
  max-width: 68ch;
  p {
    margin: 0 0 ${s('space.12')};
  }
`;
const Small = styled.p`
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
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
  svg {
    flex: none;
    color: ${s('color.neem')};
  }
`;
