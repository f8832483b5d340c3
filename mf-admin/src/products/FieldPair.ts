import styled from 'styled-components';
import { s } from '@shop/ui';

/** Two short fields beside each other. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${s('space.12')};
  align-items: start;

  /* Where nothing stands below them, a label of two lines puts neither field lower than the other. */
  &:not(:has(p)) {
    align-items: end;
  }
`;
