import { css } from 'styled-components';
import { svgImage } from '../../theme/svgImage';
import { iconPaths } from './iconPaths';

const outlines = Object.keys(iconPaths) as (keyof typeof iconPaths)[];
const filled = { 'heart-filled': iconPaths.heart, 'star-filled': iconPaths.star };

export type IconName = keyof typeof iconPaths | keyof typeof filled;

export const iconNames: IconName[] = [...outlines, ...(Object.keys(filled) as (keyof typeof filled)[])];

const isFilled = (name: IconName): name is keyof typeof filled => name in filled;

const draw = (path: string, fill: string) =>
  svgImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  );

const drawn = new Map<IconName, string>();

/**
 * Which icon `iconMask` shows. No custom property: whatever one holds is parsed again for each element, and drawings are
 * long. By the prefix, which every browser knows and older ones know alone, so that the drawing is sent once.
 */
export function iconShape(name: IconName): string {
  const known = drawn.get(name);
  if (known) return known;
  const shape = `-webkit-mask-image: ${isFilled(name) ? draw(filled[name], 'black') : draw(iconPaths[name], 'none')};`;
  drawn.set(name, shape);
  return shape;
}

/**
 * Turns a box into an icon in the colour of its text. A mask, because it costs a page one element, and the drawing is
 * sent once however often it shows. On paper and in forced colours backgrounds are left out unless told otherwise.
 */
export const iconMask = css`
  background: currentColor;
  -webkit-mask-position: center;
  -webkit-mask-size: contain;
  -webkit-mask-repeat: no-repeat;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
