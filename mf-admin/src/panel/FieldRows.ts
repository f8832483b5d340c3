import styled from 'styled-components';
import { s } from '@shop/ui';

/** Rows of fields below each other, each an item that can be taken out. */
export const FieldRows = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;
