import styled from 'styled-components';
import { displayHeading, s } from '@shop/ui';

/** Two columns: what it is, and its figure set large at the end of the line. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-bottom: ${s('space.12')};
    font-size: ${s('size.18')};
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: ${s('space.12')} 0;
    border-bottom: 1px solid ${s('color.line')};
    text-align: start;
  }

  th[scope='row'] {
    font-weight: 600;
  }

  th[scope='col'] {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    font-weight: 500;
  }

  td,
  th:last-child {
    padding-left: ${s('space.24')};
    text-align: end;
  }

  td {
    ${displayHeading(28)}
    color: ${s('color.madder')};
    white-space: nowrap;
  }
`;
