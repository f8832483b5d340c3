import styled from 'styled-components';
import { CardGrid, Container, s, Skeleton, visuallyHidden } from '@shop/ui';

const cards = [1, 2, 3, 4, 5];

/** Keeps the room of a page until its code and data are there. */
export function PageLoading() {
  return (
    <Page>
      <Hidden role="status">Loading page</Hidden>
      <Skeleton height="48px" width="340px" />
      <Skeleton height="20px" width="220px" />
      <CardGrid as="div">
        {cards.map((card) => (
          <Skeleton key={card} height="340px" />
        ))}
      </CardGrid>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  padding-block: ${s('space.48')} ${s('space.72')};
`;

const Hidden = styled.div`
  ${visuallyHidden}
`;
