import { svgImage } from '../../theme/svgImage';
import { tokens } from '../../theme/tokens';

const {
  'color.madder': madder,
  'color.madderDeep': deep,
  'color.onMadder': cream,
  'color.haldi': haldi,
  'color.neel': neel,
  'color.ink': ink,
} = tokens;

interface Print {
  /** Units of the drawing; one repeat of the print. */
  width: number;
  height: number;
  body: string;
}

/** As many petals around a middle. */
const around = (count: number, petal: string, fill: string) =>
  `<g fill="${fill}">${Array.from(
    { length: count },
    (_, index) => `<path d="${petal}"${index > 0 ? ` transform="rotate(${(360 / count) * index})"` : ''}/>`,
  ).join('')}</g>`;

const at = (x: number, y: number, shape: string) => `<g transform="translate(${x} ${y})">${shape}</g>`;

const roundel =
  `<circle r="15" fill="${neel}"/><circle r="12.5" fill="none" stroke="${cream}"/>` +
  around(8, 'M0-2.5Q4.5-7 0-11Q-4.5-7 0-2.5', cream) +
  `<circle r="2" fill="${haldi}"/>`;

const star = `${around(4, 'M0-8 2-2H-2Z', cream)}<circle r="1.6" fill="${haldi}"/>`;

const spark = (size: number, fill: string) => {
  const waist = Math.round((100 * size) / 6) / 100;
  return `<path d="M0-${size}Q${waist}-${waist} ${size} 0Q${waist} ${waist} 0 ${size}Q-${waist} ${waist}-${size} 0Q-${waist}-${waist} 0-${size}" fill="${fill}"/>`;
};

const kite = (left: string, right: string, tail: string) =>
  `<path d="M0-14V12L-11-3Z" fill="${left}"/><path d="M0-14V12L11-3Z" fill="${right}"/>` +
  `<path d="M0 12l-4 6h8Z" fill="${tail}"/><path d="M-11-3Q0-9 11-3M0-14V12" fill="none" stroke="${ink}" stroke-width=".7"/>`;

/** A row of them above and one below: lines of dashes that have round ends and no length. */
const dots = (stroke: string) =>
  `<path d="M6 3.5H43M6 44.5H43" stroke="${stroke}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 12"/>`;

/** Printed borders as block printers cut them: a motif, a rule and a row of dots on either side. */
const prints = {
  ajrakh: {
    width: 48,
    height: 48,
    body:
      `<path d="M0 0H48V48H0Z" fill="${deep}"/><path d="M0 7.5H48M0 40.5H48" stroke="${cream}"/>` +
      dots(haldi) +
      at(24, 24, roundel) +
      at(0, 24, star) +
      at(48, 24, star),
  },
  spark: {
    width: 48,
    height: 48,
    body:
      `<path d="M0 0H48V48H0Z" fill="${haldi}"/><path d="M0 7.5H48M0 40.5H48" stroke="${madder}"/>` +
      dots(madder) +
      at(24, 24, spark(13, madder)) +
      at(24, 24, `<circle r="2.5" fill="${cream}"/>`) +
      at(0, 24, spark(7, ink)) +
      at(48, 24, spark(7, ink)),
  },
  patang: {
    width: 96,
    height: 48,
    body:
      `<path d="M0 0H96V48H0Z" fill="${neel}"/><path d="M0 6.5H96M0 41.5H96" stroke="${haldi}"/>` +
      at(24, 22, `<g transform="rotate(12)">${kite(madder, haldi, cream)}</g>`) +
      at(72, 22, `<g transform="rotate(-14)">${kite(cream, haldi, madder)}</g>`) +
      at(48, 24, spark(5, cream)) +
      at(0, 24, spark(5, cream)) +
      at(96, 24, spark(5, cream)),
  },
} satisfies Record<string, Print>;

export type ClothPrint = keyof typeof prints;

export const clothPrintNames = Object.keys(prints) as ClothPrint[];

/** One repeat of a print as a CSS image. */
export function clothImage(print: ClothPrint): string {
  const { width, height, body } = prints[print];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
  return svgImage(svg);
}
