import { lite, shade } from '../colour/shades';
import type { Pen } from '../pen/Pen';

/** A solid rubber wheel with a coloured hub. */
export const rubber = (k: Pen, x: number, y: number, r: number, hub: string, t = 20) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${k.rad(
    [
      [0, shade('kohl', 0.2)],
      [0.8, 'kohl'],
      [0.92, lite('kohl', 0.3)],
      [1, shade('kohl', 0.5)],
    ],
    0.46,
    0.44,
    0.54,
  )}"/><circle cx="${x}" cy="${y}" r="${r - t}" fill="${shade(hub, 0.35)}"/><circle cx="${x - 1}" cy="${y - 2}" r="${r - t - 3}" fill="${k.rad(
    [
      [0, lite(hub, 0.7)],
      [0.7, hub],
      [1, shade(hub, 0.5)],
    ],
    0.38,
    0.35,
    0.75,
  )}"/>`;
