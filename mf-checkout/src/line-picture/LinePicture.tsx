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
  /** Greyed, for what cannot be bought (spec §4, Stock display). */
  dimmed?: boolean;
}

/** The small picture of a line. Its alternative is empty, because the product's name stands beside it. */
export function LinePicture({ path, width, dimmed = false }: Props) {
  const fallback = pictureUrl(placeholderPicture, storedWidth);
  return (
    <Frame $width={width} $dimmed={dimmed}>
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

const Frame = styled.div<{ $width: number; $dimmed: boolean }>`
  width: ${({ $width }) => $width}px;
  filter: ${({ $dimmed }) => ($dimmed ? 'grayscale(1)' : 'none')};
  opacity: ${({ $dimmed }) => ($dimmed ? 0.6 : 1)};
  overflow: hidden;
  border-radius: ${s('radius.control')};
`;
