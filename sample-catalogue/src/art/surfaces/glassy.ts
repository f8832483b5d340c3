import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import type { Pen } from '../pen/Pen';

/** Tinted glass across its width. */
export const glassy = (k: Pen, c0: string, o = 0.9) => {
  const c = col(c0);
  return k.lin(
    [
      [0, shade(c, 0.55), o],
      [0.12, lite(c, 0.5), o],
      [0.5, c, o * 0.85],
      [0.88, lite(c, 0.3), o],
      [1, shade(c, 0.6), o],
    ],
    [0, 0, 1, 0],
  );
};
