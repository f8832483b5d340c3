import styled from 'styled-components';
import { from, s } from '@shop/ui';

/** Two parts of a page below each other, and on desktops beside each other in the given columns. */
export const TwoColumns = styled.div<{ $columns: string }>`
  display: grid;
  gap: ${s('space.48')};
  grid-template-columns: minmax(0, 1fr);

  ${from('desktop')} {
    grid-template-columns: ${({ $columns }) => $columns};
    gap: ${s('space.72')};
    align-items: start;
  }
`;
