import { INK } from '../colour/dyes';
import { lite } from '../colour/shades';

/** A row of round buttons at x. */
export const buttons = (x: number, ys: number[], c: string, r = 7) =>
  ys
    .map(
      (y) =>
        `<circle cx="${x + 1.5}" cy="${y + 2.5}" r="${r}" fill="${INK}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/><circle cx="${x - 1.5}" cy="${y - 2}" r="${r * 0.4}" fill="${lite(c, 0.9)}" opacity=".8"/>`,
    )
    .join('');
