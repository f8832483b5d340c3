import { col, INK } from '../colour/dyes';
import { shade } from '../colour/shades';
import { poly } from '../pen/paths';
import type { Pen } from '../pen/Pen';
import { pattern } from '../prints/pattern';
import type { Look } from '../templates/Template';

/** A pinked swatch of the product's own cloth in a corner. */
export function swatch(k: Pen, look: Look) {
  const id = k.id(),
    n = 13,
    w = 168,
    base = col(look.a);
  const edge = (place: (u: number, v: number) => number[]) =>
    Array.from({ length: 2 * n }, (_, i) => place((i / 2 / n) * w - w / 2, -w / 2 + (i % 2 ? 6 : 0)));
  const pinked = [
    ...edge((u, v) => [u, v]),
    ...edge((u, v) => [-v, u]),
    ...edge((u, v) => [-u, -v]),
    ...edge((u, v) => [v, -u]),
  ];
  k.defs.push(`<path id="${id}" d="${poly(pinked)}"/>`);
  const print = pattern(k, look.pat, { base, a: look.b, b: look.c, s: (look.ps ?? 1) * 0.62 });
  const weave = pattern(k, 'weave', { base });
  k.add(
    `<g transform="translate(672 848) rotate(9)"><use href="#${id}" fill="${INK}" opacity=".34" transform="translate(6 10)" filter="${k.blur(7)}"/>${[base, print, weave].map((f) => (f ? `<use href="#${id}" fill="${f}"/>` : '')).join('')}<circle cy="-64" r="5" fill="${shade(base, 0.9)}" opacity=".6"/></g>`,
  );
}
