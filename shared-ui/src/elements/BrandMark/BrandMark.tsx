import styled from 'styled-components';
import { archPath } from '../../theme/jharokha';
import { svgImage } from '../../theme/svgImage';
import { tokens } from '../../theme/tokens';

const {
  'color.madder': madder,
  'color.onMadder': cream,
  'color.haldi': haldi,
  'color.surface': surface,
} = tokens;

/** `count` petals around the middle, each in the next of the colours; none touches another. */
function petals(count: number, path: string, colours: readonly string[]): string {
  const petal = (index: number) => `<path d="${path}" transform="rotate(${(360 / count) * index})"/>`;
  const all = Array.from({ length: count }, (_, index) => index);
  return colours
    .map((colour, first) => {
      const own = all.filter((index) => index % colours.length === first);
      return `<g fill="${colour}">${own.map(petal).join('')}</g>`;
    })
    .join('');
}

const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="${archPath}" fill="${madder}"/>` +
  '<g transform="translate(64 78) scale(.42)">' +
  petals(12, 'M0-34C14-54 14-76 0-96-14-76-14-54 0-34Z', [cream, haldi]) +
  petals(8, 'M0-16C9-26 9-40 0-52-9-40-9-26 0-16Z', [surface]) +
  `<circle r="15" fill="${haldi}"/></g></svg>`;

/** The brand's mark: a lotus in a jharokha arch. Decorative; the name stands beside it. `size` in pixels. */
export const BrandMark = ({ size }: { size: number }) => <Sized aria-hidden $size={size} />;

const Mark = styled.i`
  flex: none;
  background: ${svgImage(drawing)} center / contain no-repeat;
  print-color-adjust: exact;
`;

const Sized = styled(Mark)<{ $size: number }>`
  display: inline-block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
`;
