import { css } from 'styled-components';
import { svgImage } from '../../theme/svgImage';
import { frequentIconPaths, iconPaths } from './iconPaths';

const outlines = Object.keys(iconPaths) as (keyof typeof iconPaths)[];
const filled = { 'heart-filled': iconPaths.heart, 'star-filled': iconPaths.star };

/** What an icon shows, such as `heart` or `chevron-down`; the gallery has them all. */
export type IconName = keyof typeof iconPaths | keyof typeof filled;

export const iconNames: IconName[] = [...outlines, ...(Object.keys(filled) as (keyof typeof filled)[])];

const isFilled = (name: IconName): name is keyof typeof filled => name in filled;

/** With a size of its own: WebKit gives a drawing that has none another size than its box, and shows halves of two icons. */
const draw = (width: number, paths: string) =>
  svgImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}" height="24" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`,
  );

/** One icon, whose left edge is at `x`: only where its line begins is told from there. */
function pathOf(name: IconName, x = 0): string {
  const [path, fill] = isFilled(name) ? [filled[name], ' fill="black"'] : [iconPaths[name], ''];
  return `<path d="${path.replace(/[\d.]+/, (start) => `${Number(start) + x}`)}"${fill}/>`;
}

/** The filled heart is among them, so that a press need not wait until a drawing is made of it. */
const frequent: IconName[] = [
  ...(Object.keys(frequentIconPaths) as (keyof typeof frequentIconPaths)[]),
  'heart-filled',
];

/**
 * What pages show most, side by side. One image, because of each image a browser makes a document, all of them before it
 * paints for the first time: a dozen took as long as the rest of the page's style. In a row of 51, so that each stands
 * at a whole percentage.
 */
const sprite = draw(51 * 24, frequent.map((name, place) => pathOf(name, place * 24)).join(''));

/** Which icon an element of `iconClass` shows. */
export function iconShape(name: IconName): string {
  const place = frequent.indexOf(name);
  if (place >= 0) return `-webkit-mask-position: ${place * 2}%;`;
  return `-webkit-mask-image: ${draw(24, pathOf(name))};`;
}

/** An `i` that has it is an icon, and so is the `::before` of a button. */
export const iconClass = 'icon';

/**
 * Turns boxes into icons in the colour of their text. A mask, because it costs a page one element. By the prefix, which every
 * browser knows and older ones know alone. On paper and in forced colours backgrounds are left out unless told otherwise.
 * One rule for all, as the drawing stands in it, and of no weight, as those of components follow or precede it.
 */
export const iconRules = css`
  :where(i.${iconClass}), :where(button.${iconClass})::before {
    background: currentColor;
    -webkit-mask: ${sprite} 0 / auto 100% no-repeat;
    print-color-adjust: exact;

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;
