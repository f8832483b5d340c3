import { lite, shade } from '../colour/shades';
import type { Pen } from '../pen/Pen';

/** Cast metal, lit from the upper left. */
export const metal = (k: Pen, c: string) =>
  k.lin(
    [
      [0, lite(c, 1)],
      [0.45, c],
      [0.55, shade(c, 0.5)],
      [1, lite(c, 0.5)],
    ],
    [0, 0, 1, 1],
  );
