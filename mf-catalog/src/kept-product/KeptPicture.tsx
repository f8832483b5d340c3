import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Picture } from '@shop/ui';

interface Props {
  /** Address of the picture, as the device kept it. */
  image: string;
  /** Empty where the product's name stands beside it. */
  alt: string;
}

/** A product's picture as the device kept it, and the placeholder once that is no longer there. */
export const KeptPicture = ({ image, alt }: Props) => (
  <Picture
    src={image}
    width={placeholderPicture.width}
    height={placeholderPicture.height}
    alt={alt}
    fallbackSrc={pictureUrl(placeholderPicture, 320)}
  />
);
