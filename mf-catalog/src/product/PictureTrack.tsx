import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { from, s } from '@shop/ui';

interface Props {
  label: string;
  soldOut: boolean;
  /** Each an `li`. */
  children: ReactNode;
  track?: RefObject<HTMLUListElement | null>;
  /** By the keyboard it is drawn along itself, where nothing in it takes the focus. */
  tabIndex?: 0;
  /** Which of them is shown now. */
  onShow?: (index: number) => void;
}

/** Pixels that are no distance: browsers round places. */
const slack = 2;

/** Which view stands at the left of a track, or at its end the last. */
function shownIn({ scrollLeft, scrollWidth, clientWidth, children }: HTMLUListElement): number {
  if (scrollLeft >= scrollWidth - clientWidth - slack) return children.length - 1;
  const [first, second] = [...children] as HTMLElement[];
  const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  return Math.round(scrollLeft / Math.max(1, step));
}

/** Views of a product that a finger draws along. Phones see where the next begins, and what it costs below them. */
export function PictureTrack({ label, soldOut, children, track, tabIndex, onShow }: Props) {
  return (
    <Track
      ref={track}
      aria-label={label}
      tabIndex={tabIndex}
      $soldOut={soldOut}
      onScroll={onShow && (({ currentTarget }) => onShow(shownIn(currentTarget)))}
    >
      {children}
    </Track>
  );
}

const Track = styled.ul<{ $soldOut: boolean }>`
  display: flex;
  gap: ${s('space.8')};
  padding: 0 ${s('space.16')};
  margin: 0 calc(-1 * ${s('space.16')});
  overflow-x: auto;
  filter: ${({ $soldOut }) => ($soldOut ? 'grayscale(1)' : 'none')};
  list-style: none;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${s('space.16')};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    flex: 0 0 clamp(180px, 26svh, 100%);
    overflow: hidden;
    border-radius: ${s('radius.card')};
    scroll-snap-align: start;
  }
  > li:only-child {
    margin-inline: auto;
  }
  ${from('tablet')} {
    gap: 0;
    padding: 0;
    margin: 0;
    border-radius: ${s('radius.panel')};
    scroll-padding-inline: 0;
    > li {
      flex: 0 0 100%;
      border-radius: 0;
    }
  }
`;
