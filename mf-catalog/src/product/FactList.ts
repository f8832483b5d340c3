import styled from 'styled-components';
import { s } from '@shop/ui';

/** Names and what stands for them, in two columns with a line between the rows. */
export const FactList = styled.dl`
  display: grid;
  align-self: start;
  grid-template-columns: min(9em, 40%) minmax(0, 1fr);
  margin: 0;
  border-top: 1px solid ${s('color.line')};
  font-size: ${s('size.15')};
  > * {
    margin: 0;
    padding-block: ${s('space.8')};
    border-bottom: 1px solid ${s('color.line')};
  }
  dt {
    padding-right: ${s('space.12')};
    color: ${s('color.ink3')};
  }
`;
