import styled from 'styled-components';
import { PageHead, usePlatform, useStore } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, Container, EmptyState, PageTitle, s } from '@shop/ui';
import { compareListOf } from './compareList';
import { CompareTable } from './CompareTable';
import { useFreshCompared } from './useFreshCompared';

export function Component() {
  const compare = compareListOf(usePlatform());
  const products = useFreshCompared(Object.values(useStore(compare)));
  return (
    <Page>
      <PageHead title="Compare products" canonical={linkTo('compare')} noIndex />
      <PageTitle>Compare Products</PageTitle>
      {products.length === 0 ? (
        <EmptyState
          icon="scale"
          title="Nothing to compare yet"
          text="Press the scales on up to three products to see them side by side."
          action={
            <Button as={ActionLink} to={linkTo('category', { id: 'all' })}>
              Browse products
            </Button>
          }
        />
      ) : (
        <CompareTable products={products} onRemove={(id) => compare.send({ type: 'remove', id })} />
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.32')} ${s('space.72')};
`;
