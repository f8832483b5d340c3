import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { useLocation } from '@shop/kernel/routing';
import { depth, from, s, until } from '@shop/ui';
import { barHeight, railWidth, sideWidth } from './measures';
import { SectionNav } from './SectionNav';

/**
 * The navigation beside the page, in which the section that is open can be seen. On tablets a rail of icons that unfolds
 * over the page under the mouse or the keyboard; on phones it is in the drawer alone.
 */
export function SideNav() {
  const side = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = side.current?.querySelector('[aria-current="page"]');
    if (side.current && open) showInside(side.current, open);
  }, [pathname]);
  return (
    <Side ref={side}>
      <SectionNav />
    </Side>
  );
}

/** Scrolls a box, and nothing around it, as far as one of its elements needs to be seen whole. */
function showInside(box: HTMLElement, element: Element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}

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
