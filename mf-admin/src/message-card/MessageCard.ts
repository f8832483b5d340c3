import styled from 'styled-components';
import { s } from '@shop/ui';

/** Who wrote, and what can be done; they stand below each other where it is narrow. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  justify-content: space-between;

  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    overflow-wrap: anywhere;
  }
`;

/** What somebody wrote, in their own lines. */
export const Words = styled.p`
  max-width: 80ch;
  margin: ${s('space.12')} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What was answered, and in a `footer` by whom. */
export const Reply = styled.blockquote`
  margin: ${s('space.12')} 0 0;
  padding-left: ${s('space.16')};
  border-left: 3px solid ${s('color.haldi')};

  footer {
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
  }
`;
