import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { circ, r1 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { ringOf } from '../../pen/ringOf';
import { plinth } from '../../sets/plinth';
import { gem } from '../../surfaces/gem';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawRing(k: Pen, l: Look) {
  const g = polish(k, l.a),
    gold = col(l.a),
    o = orb(k, l.a),
    pr = orb(k, l.c);
  plinth(k, col(l.kind ?? 'chandan'), 400, 742, 270, 100);
  k.add(`<ellipse cx="414" cy="748" rx="120" ry="20" fill="${INK}" opacity=".5" filter="${k.blur(9)}"/>`);
  k.add(
    `<path d="${circ(414, 566, 140, 168)}" fill="none" stroke="${shade(gold, 0.8)}" stroke-width="34"/><path d="${circ(400, 568, 142, 170)}" fill="none" stroke="${g}" stroke-width="38"/><path d="${circ(400, 568, 158, 186)}" fill="none" stroke="${lite(gold, 0.9)}" stroke-width="3" opacity=".8"/><path d="${circ(400, 568, 126, 154)}" fill="none" stroke="${shade(gold, 0.6)}" stroke-width="3"/>`,
  );
  k.add(
    `<path d="M274 488C290 440 320 414 352 402M526 488C510 440 480 414 448 402" fill="none" stroke="${lite(gold, 0.9)}" stroke-width="10" stroke-dasharray="0 15"/>`,
  );
  k.add(
    `<g transform="translate(400 366)"><ellipse rx="118" ry="112" fill="${INK}" opacity=".3" cx="6" cy="14" filter="${k.blur(8)}"/>${ringOf(12, 92, (x, y, i) => `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${i * 30 + 90})"><path d="M0-34C22-16 22 12 0 28-22 12-22-16 0-34Z" fill="${g}"/><path d="M0-22C13-10 13 8 0 18-13 8-13-10 0-22Z" fill="${i % 2 ? col(l.b) : 'url(#' + pr.slice(5, -1) + ')'}"/></g>`)}<circle r="70" fill="${g}"/>${ringOf(20, 59, (x, y) => `<circle cx="${r1(x)}" cy="${r1(y)}" r="6.5" fill="${o}"/>`)}${gem(0, 0, 50, l.b)}</g>`,
  );
  k.add(
    `<path d="M262 520l5 15 15 5-15 5-5 15-5-15-15-5 15-5zM520 268l6 18 18 6-18 6-6 18-6-18-18-6 18-6z" fill="#fff" opacity=".9"/>`,
  );
}

export const ring: Template = { draw: drawRing, set: 'niche', focus: [400, 400, 2.3] };
