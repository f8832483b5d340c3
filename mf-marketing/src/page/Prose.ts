import styled from 'styled-components';
import { s } from '@shop/ui';

/** Running text: paragraphs, lists and small headings at a width that reads well. */
export const Prose = styled.div`
  display: grid;
  gap: ${s('space.16')};
  max-width: 68ch;
  margin: 0;

  &:is(ul, ol) {
    gap: ${s('space.8')};
    padding-left: 1.3em;
  }

  ul,
  ol {
    display: grid;
    gap: ${s('space.8')};
    margin: 0;
    padding-left: 1.3em;
  }

  li::marker {
    color: ${s('color.madder')};
  }

  h3 {
    margin: ${s('space.8')} 0 0;
    font-size: ${s('size.18')};
  }
`;
