import styled from 'styled-components';
import { s } from '@shop/ui';

/** Steps that can be taken, beside each other where there is room. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.8')};
`;
