import { lite, shade } from '../colour/shades';
import { Pen } from '../pen/Pen';
import { svg } from '../pen/svg';
import { pattern } from '../prints/pattern';
import { archPath } from '../sets/arch';
import { band, grain, H, place, W, wall } from './scene';

/** Kurta, anarkali and saree under three arches of a red haveli. */
export function fashionBanner(): string {
  const k = new Pen('f'),
    c = '#8a2b35';
  wall(k, c, 1020, 0.2);
  // tone-on-tone block print on the plaster
  k.add(
    `<g opacity=".16"><rect width="${W}" height="${H}" fill="${pattern(k, 'buti', { base: c, a: lite(c, 0.9), b: lite('haldi', 0.3), s: 1.1 })}"/></g>`,
  );
  // colonnade
  for (const x of [636, 952, 1268]) {
    const d = archPath(x, 46, 290, 600);
    k.path(d, lite('brass', 0.5), 'transform="translate(0 -7)"');
    k.path(d, shade(c, 0.4), 'transform="translate(3 1)"');
    k.panel(
      d,
      k.lin([
        [0, '#e7b98e'],
        [1, '#f3dcb8'],
      ]),
      { ink: shade('geru', 0.7), edge: [40, 0.5], off: [8, 10], blur: 14 },
    );
  }
  k.add(
    `<rect y="560" width="${W}" height="80" fill="${k.lin([
      [0, shade(c, 0.5)],
      [0.2, lite(c, 0.12)],
      [1, shade(c, 0.3)],
    ])}"/>`,
  );
  grain(k, c);
  place(k, 'kurta', { a: 'neel', b: 'haldi', c: 'gold', pat: 'butti' }, 781, 344, 0.5);
  place(k, 'anarkali', { a: 'rani', b: 'tulsi', c: 'gold', pat: 'zari' }, 1097, 330, 0.54);
  place(k, 'saree', { a: 'firozi', b: 'kumkum', c: 'gold', pat: 'zari' }, 1418, 348, 0.5);
  place(k, 'bangles', { a: 'rani', b: 'neem', c: 'gold', kind: 'haldi' }, 938, 508, 0.2);
  place(k, 'handbag', { a: 'tulsi', b: 'khadi', c: 'brass', pat: 'kalamkari' }, 1262, 520, 0.24);
  band(k, 604, 36, 'indigo', 'cream', 'haldi', 'ajrakh', 0.42);
  return svg(k, `0 0 ${W} ${H}`, W, H);
}
