import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import type { Pen } from '../pen/Pen';

/** Polished metal across its width. */
export const polish = (k: Pen, c0: string, dir = [0, 0, 1, 0]) => {
  const c = col(c0);
  return k.lin(
    [
      [0, shade(c, 0.75)],
      [0.16, lite(c, 0.95)],
      [0.34, c],
      [0.6, shade(c, 0.5)],
      [0.82, lite(c, 0.5)],
      [1, shade(c, 0.8)],
    ],
    dir,
  );
};

/** A polished ball. */
export const orb = (k: Pen, c0: string) => {
  const c = col(c0);
  return k.rad(
    [
      [0, lite(c, 1.5)],
      [0.35, c],
      [0.8, shade(c, 0.6)],
      [1, shade(c, 0.9)],
    ],
    0.35,
    0.3,
    0.75,
  );
};
