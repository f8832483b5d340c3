import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { border } from '../../surfaces/border';
import { gores } from '../../surfaces/gores';
import type { Look, Template } from '../Template';

function drawLehenga(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    g = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.8 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps }),
    sc = l.ps ? ` scale(${l.ps})` : '';
  const s = gores(k, {
    wy: 216,
    wh: 112,
    hy: 850,
    hh: 318,
    n: 10,
    sag: 96,
    a,
    p,
    sc,
    w,
    over: (h) =>
      border(h, b, g, 150, pattern(k, 'keri', { base: b, a: g, b: a, s: 0.55 })) +
      `<g transform="translate(0 -104)">${border(h, b, g, 20)}</g>`,
  });
  k.cast(s.outline, 24, 34, 20, 0.34);
  s.draw();
  const wb = 'M284 176C350 190 450 190 516 176L516 222C450 236 350 236 284 222Z';
  k.panel('M288 178C350 162 450 162 512 178C450 194 350 194 288 178Z', shade(a, 0.8), {});
  k.panel(wb, b, { edge: [14, 0.45], blur: 6, over: border('M284 199C350 213 450 213 516 199', b, g, 40) });
  // latkan tassels on the drawstring
  for (const [x, y, d] of [
    [470, 372, 'M486 226C492 280 480 320 470 360'],
    [506, 420, 'M490 226C506 290 512 350 506 408'],
  ] as const) {
    k.line(d, INK, 6, 0.25, 'transform="translate(6 6)"');
    k.line(d, g, 5);
    k.line(d, shade(g, 0.5), 5, 0.5, 'stroke-dasharray="2 5"');
    k.add(
      `<circle cx="${x}" cy="${y}" r="15" fill="${b}"/><circle cx="${x - 4}" cy="${y - 5}" r="5" fill="${lite(b, 0.7)}" opacity=".7"/><path d="M${x - 13} ${y + 14}h26l5 52h-36z" fill="${g}"/><path d="M${x - 8} ${y + 16}l-3 50M${x} ${y + 16}v50M${x + 8} ${y + 16}l3 50" stroke="${shade(g, 0.5)}" stroke-width="2"/><path d="M${x - 13} ${y + 14}h26" stroke="${lite(g, 0.7)}" stroke-width="4"/>`,
    );
  }
}

export const lehenga: Template = { draw: drawLehenga, set: 'wall', focus: [440, 700, 2.1], cloth: true };
