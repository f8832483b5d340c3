import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';

interface Props {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Pixels of the original; they reserve the room before it is there. */
  width: number;
  height: number;
  alt: string;
  /** Shown when `src` cannot be loaded. */
  fallbackSrc: string;
  /** One of the first screen's pictures: fetched at once and before others. */
  priority?: boolean;
  /** CSS aspect ratio to crop to, such as `4 / 5`; the picture's own when left out. */
  $ratio?: string;
}

/** A picture that never moves what is around it and never stays broken. */
export function Picture({ src, srcSet, fallbackSrc, priority = false, $ratio, ...image }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isFailed = failedSrc === src;

  // A picture of the server's HTML may have failed before React listened to it.
  const checkEarlyFailure = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );

  return (
    <Image
      {...image}
      ref={checkEarlyFailure}
      src={isFailed ? fallbackSrc : src}
      srcSet={isFailed ? undefined : srcSet}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src)}
      $ratio={$ratio ?? `${image.width} / ${image.height}`}
    />
  );
}

const Image = styled.img<{ $ratio: string }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${s('color.sunk')};
  object-fit: cover;
`;
