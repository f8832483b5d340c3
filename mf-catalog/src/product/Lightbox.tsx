import { type TouchEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Picture } from '@shop/kernel/domain';
import { Dialog, IconButton, s } from '@shop/ui';
import { ProductPicture } from '../product-card/ProductPicture';

const swipeDistance = 40;

interface Props {
  pictures: Picture[];
  name: string;
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window, with previous, next and a counter; arrows and swipes work too. */
export function Lightbox({ pictures, name, index, onShow, onClose }: Props) {
  const touchStart = useRef(0);
  const { width, height } = pictures[index] ?? { width: 4, height: 5 };
  const step = (by: number) => onShow((index + by + pictures.length) % pictures.length);

  // On the document, because the focus may be on the dialog's own close button.
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
  const handleTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
    if (Math.abs(moved) > swipeDistance) step(moved < 0 ? 1 : -1);
  };

  return (
    <Dialog title={`Pictures of ${name}`} hideTitle onClose={onClose} look="screen">
      <Stage
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={handleTouchEnd}
      >
        <Frame $ratio={width / height}>
          <ProductPicture picture={pictures[index]} sizes="min(100vw, 75dvh)" priority />
        </Frame>
        <Bar>
          <IconButton icon="chevron-left" label="Previous picture" onClick={() => step(-1)} />
          <Counter aria-live="polite">
            {index + 1} / {pictures.length}
          </Counter>
          <IconButton icon="chevron-right" label="Next picture" onClick={() => step(1)} />
        </Bar>
      </Stage>
    </Dialog>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  place-items: center;
  height: 100%;
`;
/** As wide as leaves the whole picture visible at its ratio, above the bar. */
const Frame = styled.div<{ $ratio: number }>`
  width: min(100%, (100dvh - 60px) * ${({ $ratio }) => $ratio.toFixed(3)});
  overflow: hidden;
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${s('space.16')};
  padding-block: ${s('space.8')};
`;
const Counter = styled.p`
  min-width: 4em;
  margin: 0;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
