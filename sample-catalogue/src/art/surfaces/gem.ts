import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import { r1 } from '../pen/paths';

/** Faceted stone. */
export const gem = (x: number, y: number, r: number, c0: string) => {
  const c = col(c0),
    p = (n: number, q: number, o = 0) =>
      Array.from({ length: n }, (_, i) =>
        [x + Math.cos((i / n) * 6.283 + o) * q, y + Math.sin((i / n) * 6.283 + o) * q].map(r1).join(' '),
      );
  const o = p(8, r, 0.39),
    t = p(8, r * 0.56, 0.39);
  return (
    `<path d="M${o.join('L')}Z" fill="${shade(c, 0.35)}"/>` +
    o
      .map(
        (q, i) =>
          `<path d="M${q}L${o[(i + 1) % 8]}L${t[(i + 1) % 8]}L${t[i]}Z" fill="${i > 2 && i < 7 ? lite(c, 0.3 + (i % 2) * 0.4) : shade(c, 0.25 + (i % 2) * 0.4)}"/>`,
      )
      .join('') +
    `<path d="M${t.join('L')}Z" fill="${lite(c, 0.2)}"/><path d="M${t[4]}L${t[5]}L${t[6]}Z" fill="${lite(c, 1.2)}" opacity=".8"/>`
  );
};
