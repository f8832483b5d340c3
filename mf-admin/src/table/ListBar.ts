import styled from 'styled-components';
import { s } from '@shop/ui';

/** Search and filters above a table. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')} ${s('space.16')};
  align-items: end;
  justify-content: space-between;
`;
