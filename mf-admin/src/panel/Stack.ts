import styled from 'styled-components';
import { s } from '@shop/ui';

/** Panels, or the fields in one, below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  align-content: start;
`;
