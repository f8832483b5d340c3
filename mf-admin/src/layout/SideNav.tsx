import styled, { css } from 'styled-components';
import { depth, from, s, until } from '@shop/ui';
import { barHeight, railWidth, sideWidth } from './measures';
import { SectionNav } from './SectionNav';

/**
 * The navigation beside the page. On tablets a rail of icons that unfolds over the page under the mouse or the keyboard;
 * on phones it is in the drawer alone.
 */
export const SideNav = () => (
  <Side>
    <SectionNav />
  </Side>
);

const unfolded = css`
  width: ${sideWidth};
  box-shadow: ${s('shadow.raised')};

  p,
  span {
    opacity: 1;
  }
`;

const Side = styled.div`
  position: fixed;
  z-index: ${depth('bar')};
  top: ${barHeight};
  bottom: 0;
  left: 0;
  width: ${railWidth};
  padding: ${s('space.4')} ${s('space.8')} ${s('space.24')};
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-right: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
  scrollbar-width: none;
  transition: width ${s('motion.quick')};

  p,
  span {
    opacity: 0;
  }

  &:has(:focus-visible) {
    ${unfolded}
  }

  @media (hover: hover) {
    &:hover {
      ${unfolded}
    }
  }

  ${until('tablet')} {
    display: none;
  }

  ${from('desktop')} {
    &,
    &:hover,
    &:has(:focus-visible) {
      ${unfolded}
      box-shadow: none;
    }
  }
`;
