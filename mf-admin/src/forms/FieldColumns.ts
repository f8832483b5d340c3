import styled from 'styled-components';
import { from, s } from '@shop/ui';

/** The fields of a form on a page: one below the other on phones, two beside each other where there is room. */
export const FieldColumns = styled.div`
  display: grid;
  gap: ${s('space.16')};
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
