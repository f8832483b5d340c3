import { INK } from '../colour/dyes';
import { shade } from '../colour/shades';
import { poly } from '../pen/paths';
import type { Pen } from '../pen/Pen';
import { pattern } from '../prints/pattern';
import type { Look } from '../templates/Template';

/** Three pinked cloth swatches fanned in a corner. */
export function swatches(k: Pen, looks: [string, Look][]) {
  const id = k.id(),
    n = 11,
    w = 132;
  const edge = (place: (u: number, v: number) => number[]) =>
    Array.from({ length: 2 * n }, (_, i) => place((i / 2 / n) * w - w / 2, -w / 2 + (i % 2 ? 6 : 0)));
  const pinked = [
    ...edge((u, v) => [u, v]),
    ...edge((u, v) => [-v, u]),
    ...edge((u, v) => [-u, -v]),
    ...edge((u, v) => [v, -u]),
  ];
  k.defs.push(`<path id="${id}" d="${poly(pinked)}"/>`);
  looks.forEach(([c, l], i) => {
    const p = i < 2 ? pattern(k, l.pat, { base: c, a: l.b, b: l.c, s: (l.ps ?? 1) * 0.62 }) : undefined,
      w = pattern(k, 'weave', { base: c });
    k.add(
      `<g transform="translate(${[690, 612, 548][i]} ${[812, 858, 908][i]}) rotate(${[13, -4, -19][i]})"><use href="#${id}" fill="${INK}" opacity=".34" transform="translate(6 10)" filter="${k.blur(7)}"/>${[c, p, w].map((f) => (f ? `<use href="#${id}" fill="${f}"/>` : '')).join('')}<circle cy="-48" r="5" fill="${shade(c, 0.9)}" opacity=".6"/></g>`,
    );
  });
}
