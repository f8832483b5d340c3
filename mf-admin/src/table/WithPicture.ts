import styled from 'styled-components';
import { s } from '@shop/ui';

/** A `Thumb` in a cell and, beside it, the words it goes with. */
export const WithPicture = styled.span`
  display: grid;
  grid-template-columns: 40px minmax(140px, 1fr);
  gap: ${s('space.12')};
  align-items: center;
`;
