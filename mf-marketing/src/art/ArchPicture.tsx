import { pictureSrcSet, pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Arch, Picture } from '@shop/ui';

interface Props {
  /** Id of the piece of the sample catalogue whose drawing hangs here. */
  piece: string;
  sizes: string;
  /** Of the first screen: fetched before the others. */
  priority?: boolean;
  $ratio?: string;
}

const widths = [320, 640, 960];

/** One of our own drawings under the shop's arch. It decorates: the words beside it say everything. */
export function ArchPicture({ piece, sizes, priority, $ratio = '4 / 5' }: Props) {
  const picture = { path: `${piece}/main`, widths };
  return (
    <Arch>
      <Picture
        src={pictureUrl(picture, 640)}
        srcSet={pictureSrcSet(picture)}
        sizes={sizes}
        width={800}
        height={1000}
        alt=""
        fallbackSrc={pictureUrl(placeholderPicture, 320)}
        priority={priority}
        $ratio={$ratio}
      />
    </Arch>
  );
}
