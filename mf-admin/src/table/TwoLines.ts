import styled from 'styled-components';
import { s } from '@shop/ui';

/** What a cell says, and in a `<small>` below it what is said of that more quietly. */
export const TwoLines = styled.span`
  display: block;
  overflow-wrap: break-word;

  small {
    display: block;
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
    font-weight: 400;
  }
`;
