import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '@shop/kernel/domain';
import { focusRing, from, s } from '@shop/ui';
import { ProductPicture } from '../product-card/ProductPicture';
import { GalleryImage } from './GalleryImage';
import { gallerySizes } from './gallerySizes';
import { Lightbox } from './Lightbox';

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
    const list = track.current;
    list?.scrollTo?.({ left: index * list.clientWidth, behavior: 'smooth' });
  };

  return (
    <Box>
      <Track
        ref={track}
        aria-label={`Pictures of ${name}`}
        $soldOut={soldOut}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {pictures.map((picture, index) => (
          <GalleryImage
            key={picture.path}
            picture={picture}
            label={`Enlarge picture ${index + 1} of ${pictures.length}`}
            first={index === 0}
            onEnlarge={() => setEnlarged(index)}
          />
        ))}
      </Track>
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
        <Lightbox
          pictures={pictures}
          name={name}
          index={enlarged}
          onShow={(index) => {
            setEnlarged(index);
            show(index);
          }}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
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
  }
`;
const Track = styled.ul<{ $soldOut: boolean }>`
  display: flex;
  padding: 0;
  margin: 0;
  overflow-x: auto;
  border-radius: ${s('radius.panel')};
  filter: ${({ $soldOut }) => ($soldOut ? 'grayscale(1)' : 'none')};
  list-style: none;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${from('desktop')} {
    order: 1;
  }
`;
const Thumbnails = styled.ul`
  display: flex;
  gap: ${s('space.12')};
  padding: 0;
  margin: 0;
  list-style: none;
  ${from('desktop')} {
    flex-direction: column;
  }
`;
const Thumbnail = styled.button`
  width: 64px;
  padding: 0;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: ${s('radius.control')};
  background: none;
  cursor: pointer;
  ${from('desktop')} {
    width: 80px;
  }
  &[aria-current='true'] {
    border-color: ${s('color.ink')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
