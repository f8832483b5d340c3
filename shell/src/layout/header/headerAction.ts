import { css } from 'styled-components';
import { from, s } from '@shop/ui';

/** The icons at the right of the header; desktops have room for their names. */
export const headerAction = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  place-content: center;
  min-width: 44px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: ${s('radius.control')};
  background: none;
  color: ${s('color.ink')};
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;

  small {
    display: none;
    font-size: ${s('size.12')};
    font-weight: 550;
  }

  &:hover {
    color: ${s('color.madder')};
  }

  ${from('desktop')} {
    min-width: 64px;
    gap: 2px;

    small {
      display: block;
    }

    > [aria-hidden]:not(i, small) {
      top: 0;
      right: 8px;
    }
  }
`;
