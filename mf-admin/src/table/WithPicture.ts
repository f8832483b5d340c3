import styled from 'styled-components';
import { s } from '@shop/ui';

/** A small picture in a cell and, beside it, the words it goes with. */
export const WithPicture = styled.span`
  display: grid;
  grid-template-columns: auto minmax(140px, 1fr);
  gap: ${s('space.12')};
  align-items: center;

  > img {
    border-radius: ${s('radius.badge')};
  }
`;
