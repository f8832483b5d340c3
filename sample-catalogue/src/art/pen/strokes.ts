import { col } from '../colour/dyes';
import { tidy } from './paths';

/** Markup of a stroked path. */
export const lineS = (d: string, stroke: string, w: number | string = 2, o = 1, extra = '') =>
  `<path d="${tidy(d)}" fill="none" stroke="${col(stroke)}" stroke-width="${w}"${o < 1 ? ` opacity="${o}"` : ''}${extra ? ' ' + extra : ''}/>`;

/** Markup of a filled path. */
export const pathS = (d: string, fill: string, extra = '') =>
  `<path d="${tidy(d)}" fill="${col(fill)}"${extra ? ' ' + extra : ''}/>`;
