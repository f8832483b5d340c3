import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { r1, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { ringOf } from '../../pen/ringOf';
import { pattern } from '../../prints/pattern';
import { gem } from '../../surfaces/gem';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function bust(k: Pen, c: string) {
  const d = sym(
    'M400 196C430 198 446 206 452 222C456 280 458 330 484 372C520 412 600 420 632 470C652 520 640 640 560 720C520 760 470 792 456 838L400 842',
  );
  k.cast(d, 26, 24, 22, 0.3);
  k.contact(404, 842, 120, 16, 0.5);
  k.panel(d, c, {
    pat: [pattern(k, 'weave', { base: c, s: 0.7 })],
    edge: [60, 0.45],
    blur: 20,
    off: [-12, -8],
    dark: [
      ['M452 230C456 290 460 340 490 380', 26, 0.4],
      ['M600 480C600 620 540 700 460 780', 60, 0.35],
    ],
    light: [
      ['M250 470C290 440 330 430 360 420', 40, 0.5],
      ['M366 240C366 300 360 340 346 370', 20, 0.5],
    ],
  });
  k.add(
    `<path d="M340 842h120v22H340z" fill="${shade(c, 0.75)}"/><ellipse cx="400" cy="207" rx="50" ry="12" fill="${lite(c, 0.4)}"/>`,
  );
}

function drawNecklace(k: Pen, l: Look) {
  const g = polish(k, l.a),
    o = orb(k, l.a),
    pr = orb(k, l.c),
    gold = col(l.a),
    cloth = col(l.kind ?? 'kohl');
  bust(k, cloth);
  // arcs follow the neck: (rx, ry) half ellipses hung from the shoulders
  const arc = (rx: number, ry: number, y: number) =>
    `M${400 - rx} ${y}C${400 - rx} ${y + ry * 1.2} ${400 - rx * 0.4} ${y + ry * 1.34} 400 ${y + ry * 1.34}S${400 + rx} ${y + ry * 1.2} ${400 + rx} ${y}`;
  const beads = (d: string, r: number, f: string) =>
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${r * 2}" stroke-dasharray="0 ${r * 2.05}" opacity=".35" transform="translate(3 6)"/><path d="${d}" fill="none" stroke="${shade(f, 0.45)}" stroke-width="${r * 2}" stroke-dasharray="0 ${r * 2.05}"/><path d="${d}" fill="none" stroke="${f}" stroke-width="${r * 1.6}" stroke-dasharray="0 ${r * 2.05}" transform="translate(-1 -1)"/><path d="${d}" fill="none" stroke="${lite(f, 1.6)}" stroke-width="${r1(r * 0.6)}" stroke-dasharray="0 ${r * 2.05}" transform="translate(${r1(-r * 0.3)} ${r1(-r * 0.35)})"/>`;
  k.add(beads(arc(68, 128, 352), 8, col(l.c)));
  k.add(beads(arc(98, 170, 366), 6, gold));
  // collar of kundan drops
  const N = 13,
    d0 = k.id();
  let drops = '';
  k.defs.push(
    ['', 'b']
      .map(
        (v, i) =>
          `<g id="${d0}${v}"><path d="M0-30C20-10 22 16 0 34-22 16-20-10 0-30Z" fill="${INK}" opacity=".35" transform="translate(4 7)"/><path d="M0-30C20-10 22 16 0 34-22 16-20-10 0-30Z" fill="${g}"/><path d="M0-18C12-4 13 12 0 24-13 12-12-4 0-18Z" fill="${i ? shade(l.b, 0.4) : col(l.b)}"/><path d="M-5-6C-8 2-7 8-4 14" stroke="${lite(l.b, 1.2)}" stroke-width="3" fill="none"/><path d="M0 34v8" stroke="${gold}" stroke-width="3"/><circle cy="50" r="9" fill="${pr}"/></g>`,
      )
      .join(''),
  );
  for (let i = 0; i < N; i++) {
    const t = -1 + (2 * i) / (N - 1),
      x = 400 + 128 * Math.sin(t * 1.45),
      y = 400 + 210 * Math.cos(t * 1.42),
      s = 1.12 - Math.abs(t) * 0.42;
    drops += `<use href="#${d0}${i % 2 ? '' : 'b'}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(-t * 62)}) scale(${r1(s)})"/>`;
  }
  k.add(drops);
  // pendant
  k.add(
    `<g transform="translate(400 672)"><circle r="50" fill="${INK}" opacity=".35" transform="translate(5 9)"/>${ringOf(14, 48, (x, y) => `<circle cx="${r1(x)}" cy="${r1(y)}" r="12" fill="${o}"/>`)}<circle r="45" fill="${g}"/>${ringOf(16, 36, (x, y) => `<circle cx="${r1(x)}" cy="${r1(y)}" r="5" fill="${pr}"/>`)}${gem(0, 0, 25, l.b)}${[-30, 0, 30].map((x) => `<path d="M${x} ${x ? 50 : 58}v14" stroke="${gold}" stroke-width="3"/><path d="M${x} ${x ? 62 : 70}c12 14 12 26 0 34-12-8-12-20 0-34z" fill="${pr}"/>`).join('')}</g>`,
  );
}

export const necklace: Template = { draw: drawNecklace, set: 'niche', focus: [400, 600, 2.3] };
