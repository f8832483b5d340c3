import styled from 'styled-components';
import { from, s } from '@shop/ui';

/** The steps beside the review of what they come to. Not a grid on a phone: what sticks would stick within its own row only. */
export const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${s('space.24')};

  ${from('desktop')} {
    display: grid;
    align-items: start;
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: ${s('space.32')};
  }
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
`;

export const Review = styled.div`
  display: contents;

  ${from('desktop')} {
    display: block;
    min-width: 0;
    position: sticky;
    top: ${s('space.24')};
  }
`;
