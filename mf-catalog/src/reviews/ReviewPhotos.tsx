import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { pictureUrl } from '@shop/kernel/domain';
import { laterPart } from '@shop/kernel/routing';
import { focusRing, PartAway, Picture, s } from '@shop/ui';
import type { Review } from './toReview';

const lightbox = laterPart(
  async () => (await import(/* webpackChunkName: "lightbox" */ '../product/Lightbox')).Lightbox,
  PartAway,
);

/** Thumbnails of a review's photos; each opens all of them in the size of the window. */
export function ReviewPhotos({ review: { photos, userName } }: { review: Review }) {
  const [index, setIndex] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <>
      <Row aria-label={`Photos by ${userName}`}>
        {photos.map((photo, at) => (
          <li key={photo.path}>
            <Thumb
              type="button"
              aria-label={`Enlarge photo ${at + 1} of ${photos.length}`}
              onClick={() => setIndex(at)}
            >
              <Picture
                src={pictureUrl(photo, 320)}
                fallbackSrc={pictureUrl(photo, 960)}
                width={96}
                height={96}
                alt={photo.alt}
                $ratio="1"
              />
            </Thumb>
          </li>
        ))}
      </Row>
      {index !== undefined && (
        <Suspense fallback={null}>
          <lightbox.Part
            pictures={photos}
            name={`the review by ${userName}`}
            index={index}
            onShow={setIndex}
            onClose={() => setIndex(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  padding: 0;
  margin: ${s('space.8')} 0;
  list-style: none;
`;
const Thumb = styled.button`
  width: 72px;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  background: none;
  cursor: zoom-in;
  &:focus-visible {
    ${focusRing}
  }
`;
