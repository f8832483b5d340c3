import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import { r1 } from '../pen/paths';
import { lineS } from '../pen/strokes';

/** A painted tube along a path. */
export const tube = (d: string, c0: string, w: number) => {
  const c = col(c0);
  return (
    lineS(d, shade(c, 0.75), w) +
    lineS(d, c, r1(w * 0.78), 1, 'transform="translate(-.8 -1)"') +
    lineS(d, lite(c, 0.95), r1(w * 0.2), 0.8, `transform="translate(${r1(-w * 0.16)} ${r1(-w * 0.2)})"`)
  );
};
