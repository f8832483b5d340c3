import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import type { Pen } from '../pen/Pen';

/** Turned and lacquered wood across its width. */
export const lathe = (k: Pen, c0: string) => {
  const c = col(c0);
  return k.lin(
    [
      [0, shade(c, 0.55)],
      [0.22, lite(c, 0.55)],
      [0.34, lite(c, 0.2)],
      [0.62, c],
      [1, shade(c, 0.8)],
    ],
    [0, 0, 1, 0],
  );
};
