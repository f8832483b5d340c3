import styled from 'styled-components';
import { s } from '@shop/ui';

/** What a panel says before its table. */
export const Lead = styled.p`
  margin: 0 0 ${s('space.12')};
  color: ${s('color.ink2')};
`;
