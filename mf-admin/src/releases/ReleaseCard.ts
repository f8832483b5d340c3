import styled from 'styled-components';
import { s, Surface } from '@shop/ui';

/** One remote, or the shell. */
export const Card = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  /* Below the page's header, which stays. */
  scroll-margin-top: 120px;

  summary {
    font-size: ${s('size.14')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Its name, and how things stand. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.12')};
  align-items: center;

  h2 {
    margin: 0;
    font-size: ${s('size.18')};
    font-weight: 650;
  }
`;

/** What is live and what is tried, below each other. */
export const Versions = styled.div`
  display: grid;
  gap: ${s('space.8')};
`;
