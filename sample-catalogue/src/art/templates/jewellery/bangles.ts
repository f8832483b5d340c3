import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { circ, r1 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { ringOf } from '../../pen/ringOf';
import { plinth } from '../../sets/plinth';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawBangles(k: Pen, l: Look) {
  const cs = [l.a, l.b, l.a, l.c, l.b, l.a, l.c, l.b].map(col),
    gold = col(l.c);
  plinth(k, col(l.kind ?? 'chandan'), 400, 742, 300, 90);
  const torus = (y: number, c: string, i: number, rx = 205, ry = 62) => {
    const e = circ(400, y, rx, ry),
      zig = i % 3;
    return (
      `<path d="${circ(400, y + 10, rx, ry)}" fill="none" stroke="${shade(c, 0.8)}" stroke-width="28"/><path d="${e}" fill="none" stroke="${c}" stroke-width="28"/><path d="${circ(400, y - 5, rx, ry)}" fill="none" stroke="${lite(c, 0.5)}" stroke-width="9" opacity=".8"/>` +
      (zig === 0
        ? `<path d="${circ(400, y + 5, rx + 5, ry + 3)}" fill="none" stroke="${gold}" stroke-width="9" stroke-dasharray="0 15"/>`
        : zig === 1
          ? `<path d="${circ(400, y + 4, rx + 5, ry + 3)}" fill="none" stroke="${lite(gold, 0.4)}" stroke-width="12" stroke-dasharray="4 9"/>`
          : `<path d="${circ(400, y + 2, rx + 4, ry + 3)}" fill="none" stroke="${lite(c, 1.2)}" stroke-width="3"/><path d="${circ(400, y + 12, rx + 4, ry + 3)}" fill="none" stroke="${gold}" stroke-width="4"/>`)
    );
  };
  k.add(`<ellipse cx="412" cy="748" rx="240" ry="50" fill="${INK}" opacity=".45" filter="${k.blur(12)}"/>`);
  cs.forEach((c, i) => k.add(torus(724 - i * 34, c, i)));
  // light and shade over the stack

  k.add(
    `<path d="M560 486C620 500 622 700 580 760" fill="none" stroke="${INK}" stroke-width="60" opacity=".26" filter="${k.blur(14)}"/><path d="M236 540C220 600 224 680 240 750" fill="none" stroke="#fff" stroke-width="20" opacity=".4" filter="${k.blur(7)}"/>`,
  );
  // kada standing on top
  const g = polish(k, l.c, [0, 0, 1, 1]),
    pr = orb(k, 'pearl');
  k.add(
    `<g transform="translate(400 318)"><path d="${circ(0, 0, 150, 150)}" fill="none" stroke="${shade(gold, 0.8)}" stroke-width="46" transform="translate(10 4)"/><path d="${circ(0, 0, 150, 150)}" fill="none" stroke="${g}" stroke-width="44"/><path d="${circ(0, 0, 169, 169)}" fill="none" stroke="${lite(gold, 0.8)}" stroke-width="4"/><path d="${circ(0, 0, 131, 131)}" fill="none" stroke="${shade(gold, 0.6)}" stroke-width="4"/>${ringOf(22, 150, (x, y, i) => (i % 2 ? `<circle cx="${r1(x)}" cy="${r1(y)}" r="8" fill="${pr}"/>` : `<path d="M0-15L12 0 0 15-12 0Z" fill="${col(l.a)}" stroke="${shade(gold, 0.7)}" stroke-width="2" transform="translate(${r1(x)} ${r1(y)}) rotate(${r1((i / 22) * 360 + 90)})"/>`))}</g>`,
  );
}

export const bangles: Template = { draw: drawBangles, set: 'niche', focus: [330, 640, 2.4] };
