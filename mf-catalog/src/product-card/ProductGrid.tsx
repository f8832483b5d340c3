import type { Product } from '@shop/kernel/domain';
import { CardGrid, from, s } from '@shop/ui';
import styled from 'styled-components';
import { ProductCard, type CardLayout } from './ProductCard';

/** Columns on wide screens: the count of products decides, so that no row stays open. */
type WideColumns = 4 | 6;

interface Props {
  products: Product[];
  layout?: CardLayout;
  wideColumns?: WideColumns;
  /** How many cards stand on the first screen. */
  priorityCount?: number;
}

const wideCardSize = { 4: '312px', 6: '200px' };
const gridSizes = (columns: WideColumns) =>
  `(min-width: 1280px) ${wideCardSize[columns]}, (min-width: 960px) 23vw, (min-width: 600px) 31vw, 46vw`;
const listSizes = '(min-width: 600px) 200px, 35vw';

export function ProductGrid({ products, layout = 'grid', wideColumns = 4, priorityCount = 0 }: Props) {
  const cards = products.map((product, index) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        layout={layout}
        sizes={layout === 'grid' ? gridSizes(wideColumns) : listSizes}
        priority={index < priorityCount}
      />
    </li>
  ));
  return layout === 'grid' ? <Grid $wideColumns={wideColumns}>{cards}</Grid> : <Stack>{cards}</Stack>;
}

const Grid = styled(CardGrid)<{ $wideColumns: WideColumns }>`
  width: 100%;
  ${from('wide')} {
    grid-template-columns: repeat(${({ $wideColumns }) => $wideColumns}, minmax(0, 1fr));
  }
`;
const Stack = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
