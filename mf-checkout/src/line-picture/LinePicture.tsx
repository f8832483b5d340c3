import styled from 'styled-components';
import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Picture, s } from '@shop/ui';

/** The smallest stored size is sharp on every screen at this width. */
const storedWidth = 320;

interface Props {
  /** Storage prefix of the product's first picture; `undefined` when it has none. */
  path: string | undefined;
  /** Pixels on the page; the height follows from 4:5. */
  width: number;
}

/** The small picture of a line. Its alternative is empty, because the product's name stands beside it. */
export function LinePicture({ path, width }: Props) {
  const fallback = pictureUrl(placeholderPicture, storedWidth);
  return (
    <Frame $width={width}>
      <Picture
        src={path ? pictureUrl({ path }, storedWidth) : fallback}
        width={width}
        height={width * 1.25}
        alt=""
        fallbackSrc={fallback}
      />
    </Frame>
  );
}

const Frame = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  overflow: hidden;
  border-radius: ${s('radius.control')};
`;
