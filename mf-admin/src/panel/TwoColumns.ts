import styled from 'styled-components';
import { from, s } from '@shop/ui';

/** What is worked on beside what is looked up; below each other up to tablets. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
