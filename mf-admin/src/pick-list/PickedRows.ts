import styled from 'styled-components';
import { s } from '@shop/ui';

/** A framed list, an entry a row: its words in a `span`, what can be done with it at the end. */
export const PickedRows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-left: ${s('space.12')};
  }
  li + li {
    border-top: 1px solid ${s('color.line')};
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
