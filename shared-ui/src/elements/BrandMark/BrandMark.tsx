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

/** `pairs` of petals that face each other around the middle, each in the next of the colours; none touches another. */
function petals(pairs: number, path: string, colours: readonly string[]): string {
  const pair = (index: number) => `<path d="${path}" transform="rotate(${(180 / pairs) * index})"/>`;
  const all = Array.from({ length: pairs }, (_, index) => index);
  return colours
    .map((colour, first) => {
      const own = all.filter((index) => index % colours.length === first);
      return `<g fill="${colour}">${own.map(pair).join('')}</g>`;
    })
    .join('');
}

const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="${archPath}" fill="${madder}"/>` +
  '<g transform="translate(64 78) scale(.42)">' +
  petals(6, 'M0-34C14-54 14-76 0-96-14-76-14-54 0-34M0 34C-14 54-14 76 0 96 14 76 14 54 0 34', [
    cream,
    haldi,
  ]) +
  petals(4, 'M0-16C9-26 9-40 0-52-9-40-9-26 0-16M0 16C-9 26-9 40 0 52 9 40 9 26 0 16', [surface]) +
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
