import { Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '@shop/kernel/domain';
import { laterPart } from '@shop/kernel/routing';
import { focusRing, from, PartAway, s, until } from '@shop/ui';
import { ProductPicture } from '../product-card/ProductPicture';
import { GalleryImage } from './GalleryImage';
import { gallerySizes } from './gallerySizes';
import { PictureTrack } from './PictureTrack';

const lightbox = laterPart(
  async () => (await import(/* webpackChunkName: "lightbox" */ './Lightbox')).Lightbox,
  PartAway,
);

interface Props {
  pictures: Picture[];
  name: string;
  soldOut: boolean;
}

/** All views of a product: swipe or thumbnails to change, hover to zoom, press for the full screen. */
export function Gallery({ pictures, name, soldOut }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();

  const show = (index: number) => {
    setCurrent(index);
    const { current: list } = track;
    if (!list) return;
    const [first, target] = [0, index].map((at) => list.children.item(at) as HTMLElement | undefined);
    // As a style, which gives way to those who want no motion.
    list.style.scrollBehavior = 'smooth';
    list.scrollTo?.({ left: (target?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0) });
  };

  return (
    <Box>
      <PictureTrack track={track} label={`Pictures of ${name}`} soldOut={soldOut} onShow={setCurrent}>
        {pictures.map((picture, index) => (
          <GalleryImage
            key={picture.path}
            picture={picture}
            label={`Enlarge picture ${index + 1} of ${pictures.length}`}
            first={index === 0}
            onEnlarge={() => setEnlarged(index)}
          />
        ))}
      </PictureTrack>
      {pictures.length > 1 && (
        <Thumbnails aria-label="Choose a picture">
          {pictures.map((picture, index) => (
            <li key={picture.path}>
              <Thumbnail
                type="button"
                aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                {/* The file of the large view, which is fetched anyway. */}
                <ProductPicture picture={picture} sizes={gallerySizes} alt="" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
      {enlarged !== undefined && (
        <Suspense fallback={null}>
          <lightbox.Part
            pictures={pictures}
            name={name}
            index={enlarged}
            onShow={(index) => {
              setEnlarged(index);
              show(index);
            }}
            onClose={() => setEnlarged(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${s('space.12')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    position: sticky;
    top: ${s('space.72')};
  }
  ${from('desktop')} {
    top: calc(${s('space.72')} + ${s('space.48')});
    grid-template-columns: 80px minmax(0, 1fr);
    /* In its place, whether small pictures have been read or there are none. */
    > :first-child {
      grid-area: 1 / -2;
    }
    /* What did not load says so below both. */
    > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
/** Points upon the pictures of phones, where a price is worth more than their room. */
const Thumbnails = styled.ul`
  position: absolute;
  /* Of the pictures, whatever is said below them. */
  grid-area: 1 / 1;
  bottom: ${s('space.8')};
  left: ${s('space.8')};
  display: flex;
  padding: 0 ${s('space.8')};
  margin: 0;
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
  list-style: none;
  ${from('tablet')} {
    position: static;
    grid-area: auto;
    gap: ${s('space.12')};
    padding: 0;
    background: none;
  }
  ${from('desktop')} {
    flex-direction: column;
    grid-area: 1 / 1;
  }
`;
const Thumbnail = styled.button`
  border: 2px solid transparent;
  border-radius: ${s('radius.control')};
  background: none;
  cursor: pointer;
  ${until('tablet')} {
    display: grid;
    width: 26px;
    height: 26px;
    padding: 0;
    border: 0;
    place-items: center;
    > * {
      display: none;
    }
    &::before {
      width: 8px;
      height: 8px;
      border-radius: ${s('radius.round')};
      background: ${s('color.lineStrong')};
      content: '';
      transition: width ${s('motion.quick')};
    }
    &[aria-current='true']::before {
      width: 18px;
      background: ${s('color.madder')};
    }
  }
  ${from('tablet')} {
    width: 64px;
    padding: 0;
    overflow: hidden;
    &[aria-current='true'] {
      border-color: ${s('color.ink')};
    }
  }
  ${from('desktop')} {
    width: 80px;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
