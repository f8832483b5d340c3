import { lite, shade } from '../colour/shades';
import type { Pen } from '../pen/Pen';

/** A zip along a path. */
export const zip = (k: Pen, d: string, c: string, w = 13) => {
  k.line(d, shade(c, 0.9), w);
  k.line(d, lite('brass', 0.2), w * 0.42, 1, 'stroke-dasharray="2.4 2.4" stroke-linecap="butt"');
};
