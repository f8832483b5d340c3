import { at } from '../pen/at';
import type { Crease, Stroke } from '../pen/PanelOpts';
import { r1 } from '../pen/paths';
import type { Pen } from '../pen/Pen';

/** Pleated cloth falling from a rod: alternate pleats carry a shifted print. */
export function pleated(
  k: Pen,
  xs: number[],
  y0: number,
  yb: (i: number) => number,
  a: string,
  p: string | undefined,
  w: string | undefined,
  over: string,
) {
  const n = xs.length - 1;
  const strip = (i: number) =>
    `M${at(xs, i)} ${y0}L${at(xs, i)} ${yb(i)}Q${(at(xs, i) + at(xs, i + 1)) / 2} ${yb(i) + (i % 2 ? 16 : 26)} ${at(xs, i + 1)} ${yb(i + 1)}V${y0}Z`;
  let out = '',
    odd = '';
  for (let i = 0; i < n; i++) {
    out += strip(i);
    if (i % 2) odd += strip(i);
  }
  const dark: Stroke[] = [],
    light: Stroke[] = [],
    crease: Crease[] = [];
  // A hair off the vertical: Skia leaves a group of upright lines unblurred, its box being empty.
  for (let i = 0; i < n; i++) {
    const wd = at(xs, i + 1) - at(xs, i);
    dark.push([
      `M${r1(at(xs, i + 1) - wd * 0.12)} ${y0}l1 ${yb(i + 1) + 20 - y0}`,
      Math.round(wd * 0.4),
      0.5,
    ]);
    light.push([`M${r1(at(xs, i) + wd * 0.36)} ${y0 + 20}l1 ${yb(i) - y0 - 20}`, Math.round(wd * 0.24), 0.5]);
    if (i) crease.push([at(xs, i), yb(i) + 6, at(xs, i) + 3, (y0 + yb(i)) / 2, at(xs, i), y0, -10, 0.6]);
  }
  k.panel(out, a, {
    under: p ? `<path d="${odd}" fill="${k.turn(p, 'translate(23 37)')}" opacity="0"/>` : '',
    pat: [p, w],
    blur: 7,
    dark,
    light,
    crease,
    over,
  });
  return out;
}
