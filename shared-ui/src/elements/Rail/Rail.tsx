import { Children, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { from } from '../../theme/from';
import { s } from '../../theme/s';
import { IconButton } from '../IconButton/IconButton';

interface Props {
  /** What the list holds. */
  label: string;
  children: ReactNode;
  /** CSS width of one item. */
  $itemWidth?: string;
  /** How many items make it as high as it is; those behind them, which may come later, move nothing. */
  sized?: number;
  /** Somebody points at it, is on it with the keyboard, or scrolls it; with what points. */
  onReach?: (event?: { pointerType?: string }) => void;
}

const defaultWidth = 'clamp(150px, 42vw, 236px)';
/** Pixels at either end that are no distance worth a button. */
const slack = 8;

/** A list in one line that scrolls sideways; with a mouse there are buttons for it. */
export function Rail({ label, children, $itemWidth = defaultWidth, sized = Infinity, onReach }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [rest, setRest] = useState({ before: false, after: true });
  const measure = () => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    setRest({ before: scrollLeft > slack, after: scrollLeft + clientWidth < scrollWidth - slack });
  };
  const handleLaidOut = useEffectEvent(() => {
    measure();
    if (list.current && list.current.scrollLeft > slack) onReach?.();
  });
  const handleTakenOver = useEffectEvent((box: Element | null) => {
    if (box?.contains(document.activeElement)) onReach?.();
  });
  useEffect(() => {
    if (!list.current) return;
    // Nobody hears of a focus, or of scrolling, from before the server's HTML was taken over.
    handleTakenOver(list.current.parentElement);
    // Told after the browser has laid the list out: no pass of its own over the page.
    const observer = new ResizeObserver(() => handleLaidOut());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const scroll = (direction: 1 | -1) => {
    const { current } = list;
    if (!current) return;
    // As a style, which gives way to those who want no motion. Not before: what is scrolled back on a return should be there at once.
    current.style.scrollBehavior = 'smooth';
    current.scrollBy({ left: direction * current.clientWidth * 0.8 });
  };
  return (
    <Box
      onPointerEnter={(event) => {
        measure();
        onReach?.(event);
      }}
      onFocus={() => onReach?.()}
    >
      <List
        ref={list}
        aria-label={label}
        tabIndex={0}
        onScroll={() => {
          measure();
          onReach?.();
        }}
        $itemWidth={$itemWidth}
      >
        {Children.map(children, (child, index) => (
          <li data-sizeless={index >= sized || undefined}>{child}</li>
        ))}
      </List>
      <Arrow $side="left">
        <IconButton
          label={`Previous: ${label}`}
          icon="chevron-left"
          atEnd={!rest.before}
          onClick={() => scroll(-1)}
        />
      </Arrow>
      <Arrow $side="right">
        <IconButton
          label={`Next: ${label}`}
          icon="chevron-right"
          atEnd={!rest.after}
          onClick={() => scroll(1)}
        />
      </Arrow>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  min-width: 0;
`;

const List = styled.ul<{ $itemWidth: string }>`
  display: grid;
  grid-auto-columns: ${({ $itemWidth }) => $itemWidth};
  grid-auto-flow: column;
  gap: ${s('space.12')};
  margin: calc(-1 * ${s('space.4')});
  padding: ${s('space.4')};
  overflow-x: auto;
  list-style: none;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${s('space.4')};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${from('desktop')} {
    gap: ${s('space.24')};
  }

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  > [data-sizeless] {
    contain: size;
  }
`;

const Arrow = styled.div<{ $side: 'left' | 'right' }>`
  display: none;

  @media (hover: hover) and (pointer: fine) {
    position: absolute;
    top: 32%;
    ${({ $side }) => $side}: -16px;
    display: block;
    border-radius: ${s('radius.round')};
    background: ${s('color.surface')};
    box-shadow: ${s('shadow.raised')};
    translate: 0 -50%;
    transition: opacity ${s('motion.quick')};

    &:has([aria-disabled]:not(:focus-visible)) {
      opacity: 0;
      pointer-events: none;
    }
  }
`;
