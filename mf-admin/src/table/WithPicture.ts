import styled from 'styled-components';
import { s } from '@shop/ui';

/** A picture in a cell, 40 px wide, and beside it the words it goes with. */
export const WithPicture = styled.span`
  display: grid;
  grid-template-columns: 40px minmax(140px, 1fr);
  gap: ${s('space.12')};
  align-items: center;

  > img {
    border-radius: ${s('radius.badge')};
  }
`;
