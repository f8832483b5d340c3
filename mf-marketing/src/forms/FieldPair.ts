import styled from 'styled-components';
import { from, s } from '@shop/ui';

/** Two fields beside each other where there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${s('space.16')};
  grid-template-columns: minmax(0, 1fr);

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
