import { css } from 'styled-components';

/** The button beside a field: as high as its input, and below the line of a label that the button has not. */
export const besideField = css`
  min-height: 48px;
  margin-top: 25px;
`;
