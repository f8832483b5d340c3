import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { at } from '../../pen/at';
import { r2 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import type { Look, Template } from '../Template';

function drawBlocks(k: Pen, l: Look) {
  const S = 92; // half-width step in isometric
  const faces = ['gaja', 'auto', 'lotus', 'bolt', 'moon', 'mecha', 'fox'] as const;
  const cs = [l.a, l.b, l.c, 'kesar', 'firozi', 'rani', 'neem'].map(col);
  k.add(`<ellipse cx="430" cy="800" rx="300" ry="80" fill="${INK}" opacity=".32" filter="${k.blur(20)}"/>`);
  // seven painted faces, drawn once and projected onto every cube
  const id = k.id();
  k.defs.push(
    faces
      .map(
        (f, i) =>
          `<g id="${id}${i}"><path d="M0 0H100V100H0Z" fill="#e3c08a"/><rect x="8" y="8" width="84" height="84" rx="8" fill="${at(cs, i)}"/><rect x="13" y="13" width="74" height="74" rx="5" fill="none" stroke="${lite(at(cs, i), 0.8)}" stroke-width="1.6"/>${motif(f, 50, 50, 0.33, 'cream', shade(at(cs, i), 0.35))}<path d="M0 0H100V100H0Z" fill="none" stroke="#f6e2bb" stroke-width="2.4"/></g>`,
      )
      .join(''),
  );
  let n = 0;
  const cube = (x: number, y: number) => {
    const hx = S / 100,
      hy = hx / 2,
      v = hx * 1.12;
    const f = (m: number[], sh: number) =>
      k.add(
        `<g transform="matrix(${m.map(r2).join()})"><use href="#${id}${n++ % 7}"/>${sh ? `<path d="M0 0H100V100H0Z" fill="${INK}" opacity="${sh}"/>` : ''}</g>`,
      );
    f([hx, hy, -hx, hy, x, y], 0);
    f([hx, hy, 0, v, x - S, y + S / 2], 0.12);
    f([hx, -hy, 0, v, x, y + S], 0.34);
    n++;
  };
  const V = S * 1.12;
  const shadowOn = (x: number, y: number) =>
    k.add(
      `<path d="M${x} ${y - 4}l${S + 10} ${S * 0.5 + 5}l${-S - 10} ${S * 0.5 + 5}l${-S - 10} ${-S * 0.5 - 5}z" fill="${INK}" opacity=".4" filter="${k.blur(6)}"/>`,
    );
  const cx = 400,
    cy = 560;
  cube(cx, cy - 20);
  cube(cx - S - 12, cy + 40);
  cube(cx + S + 14, cy + 38);
  cube(cx + 2, cy + 104);
  shadowOn(cx - 40, cy + 24);
  cube(cx - 46, cy - V + 14);
  shadowOn(cx + 54, cy + 20);
  cube(cx + 58, cy - V + 12);
  shadowOn(cx + 6, cy - V + 4);
  cube(cx + 8, cy - 2 * V + 2);
}

export const blocks: Template = {
  draw: (k, l) =>
    k.g('transform="translate(400 800) scale(1.2) translate(-404 -762)"', () => drawBlocks(k, l)),
  set: 'sweep',
  focus: [400, 520, 2.1],
};
