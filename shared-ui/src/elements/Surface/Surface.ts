import styled from 'styled-components';
import { from } from '../../theme/from';
import { s } from '../../theme/s';

/** A card: lies on the paper with a line around it, without a shadow. */
export const Surface = styled.div`
  padding: ${s('space.16')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};

  ${from('tablet')} {
    padding: ${s('space.24')};
  }
`;
