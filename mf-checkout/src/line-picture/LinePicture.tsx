import styled from 'styled-components';
import { thumbnail } from '@shop/kernel/domain';
import { Picture, s } from '@shop/ui';

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
  return (
    <Frame $width={width} $dimmed={dimmed}>
      <Picture {...thumbnail(path)} width={width} height={width * 1.25} alt="" />
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
