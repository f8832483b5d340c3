import styled from 'styled-components';
import { s } from '@shop/ui';

/** What a search has found, or what was chosen of it, each between lines. */
export const FoundList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  list-style: none;
`;

export const Found = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.12')};
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: ${s('space.8')} ${s('space.12')};

  & + & {
    border-top: 1px solid ${s('color.line')};
  }

  > span {
    flex: 1 1 12em;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;
