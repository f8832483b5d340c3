import styled from 'styled-components';
import { s } from '@shop/ui';

/** What stands in one card, one below the other. */
export const CardStack = styled.div`
  display: grid;
  gap: ${s('space.16')};
  justify-items: start;

  > * {
    max-width: 100%;
  }

  > ul,
  > details {
    width: 100%;
  }
`;

/** Rows of one card, each with a line above it. */
export const SettingList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > :last-child {
    padding-bottom: 0;
  }
`;

export const SettingRow = styled.li`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
  justify-content: space-between;
  padding: ${s('space.12')} 0;
  border-top: 1px solid ${s('color.line')};

  > :first-child {
    min-width: 0;
  }

  > button {
    flex-shrink: 0;
  }
`;

export const RowName = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.8')};
  align-items: center;
  font-weight: 600;
`;

export const RowDetail = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
