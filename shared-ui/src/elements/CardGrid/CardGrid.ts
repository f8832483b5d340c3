import styled from 'styled-components';
import { from } from '../../theme/from';
import { s } from '../../theme/s';

/** Cards of equal width: 2 beside each other on phones, 3 on tablets, 4 on desktops, 5 on wide screens. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${s('space.24')} ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${s('space.32')} ${s('space.16')};
  }

  ${from('desktop')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${s('space.32')} ${s('space.24')};
  }

  ${from('wide')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;
