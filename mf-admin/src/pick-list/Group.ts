import styled from 'styled-components';
import { s } from '@shop/ui';

/** Fields that belong together, under a legend as a field's label. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${s('space.8')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0 0 ${s('space.8')};
  font-size: ${s('size.14')};
  font-weight: 600;
`;
