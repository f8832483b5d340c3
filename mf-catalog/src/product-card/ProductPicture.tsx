import {
  type Picture as ProductImage,
  pictureSrcSet,
  pictureUrl,
  placeholderPicture,
} from '@shop/kernel/domain';
import { Picture } from '@shop/ui';
import type { CardPicture } from './cardPicture';

const fallbackWidth = 640;

type Props = {
  /** The `sizes` of the place it stands in. */
  sizes: string;
  priority?: boolean;
} & (
  | {
      picture: ProductImage | undefined;
      /** Replaces the picture's own text; '' where the name stands right beside it. */
      alt?: string;
    }
  | { picture: CardPicture | undefined; alt: string }
);

/** A product's picture with its sizes, and the placeholder where there is none or it fails to load. */
export function ProductPicture({
  picture = placeholderPicture,
  sizes,
  alt = picture.alt ?? '',
  priority,
}: Props) {
  return (
    <Picture
      src={pictureUrl(picture, fallbackWidth)}
      srcSet={pictureSrcSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      fallbackSrc={pictureUrl(placeholderPicture, fallbackWidth)}
      priority={priority}
    />
  );
}
