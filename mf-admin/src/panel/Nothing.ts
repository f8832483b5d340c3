import styled from 'styled-components';
import { s } from '@shop/ui';

/** The sentence where a list or a chart would be. */
export const Nothing = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
