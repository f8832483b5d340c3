import { type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '@shop/kernel/domain';
import { focusRing, s } from '@shop/ui';
import { ProductPicture } from '../product-card/ProductPicture';
import { gallerySizes } from './gallerySizes';

interface Props {
  picture: Picture;
  label: string;
  first: boolean;
  onEnlarge: () => void;
}

const zoom = 2;

/** One view; a mouse over it magnifies the spot it is on. */
export function GalleryImage({ picture, label, first, onEnlarge }: Props) {
  const [origin, setOrigin] = useState<string>();

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const percent = (at: number, size: number) => `${Math.round((at / Math.max(1, size)) * 100)}%`;
    setOrigin(
      `${percent(event.clientX - box.left, box.width)} ${percent(event.clientY - box.top, box.height)}`,
    );
  };

  return (
    <li>
      <Enlarge
        type="button"
        aria-label={label}
        onClick={onEnlarge}
        onPointerMove={follow}
        onPointerLeave={() => setOrigin(undefined)}
      >
        <Zoomed style={origin ? { transform: `scale(${zoom})`, transformOrigin: origin } : undefined}>
          <ProductPicture picture={picture} sizes={gallerySizes} priority={first} />
        </Zoomed>
      </Enlarge>
    </li>
  );
}

const Enlarge = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  cursor: zoom-in;
  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }
`;
const Zoomed = styled.span`
  display: block;
  transition: transform ${s('motion.quick')};
`;
