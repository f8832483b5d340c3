import { css } from 'styled-components';
import { from } from './from';
import { s } from './s';

/** There for screen readers, not for eyes. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The outline of what the keyboard is on. */
export const focusRing = css`
  outline: 3px solid ${s('color.neel')};
  outline-offset: 2px;
`;

/** One line, cut with an ellipsis. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type HeadingSize = 22 | 28 | 36 | 48 | 66;

/** Sizes of the same heading on a phone: the scale's next steps down. */
const onPhone = { 22: 22, 28: 22, 36: 28, 48: 36, 66: 48 } as const;

/** The display face, used from 22 px up only. `size` is what desktops get. */
export const displayHeading = (size: HeadingSize) => css`
  margin: 0;
  font-family: ${s('font.display')};
  font-weight: 400;
  /* However large the reader's letters are, a word of ten keeps to its line. */
  font-size: min(${s(`size.${onPhone[size]}`)}, 17vw);
  line-height: 1.15;
  letter-spacing: 0.002em;
  text-wrap: balance;

  ${from('desktop')} {
    font-size: ${s(`size.${size}`)};
  }
`;
