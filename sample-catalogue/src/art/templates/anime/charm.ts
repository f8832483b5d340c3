import { col, INK } from '../../colour/dyes';
import { lite, mix, shade } from '../../colour/shades';
import { motif, type MotifName } from '../../motifs/motif';
import type { Pen } from '../../pen/Pen';
import { polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawCharm(k: Pen, l: Look) {
  const b = col(l.b),
    c = col(l.c),
    st = polish(k, 'silver', [0, 0, 1, 1]);
  const disc =
    'M-30-136C-30-176 30-176 30-136C96-122 132-68 132 0C132 76 74 132 0 132S-132 76-132 0C-132-68-96-122-30-136Z';
  const piece = (
    x: number,
    y: number,
    s: number,
    rot: number,
    m: MotifName,
    [a, b, ground]: [string, string, string],
  ) => {
    k.add(
      `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="${disc}" fill="${INK}" opacity=".35" transform="translate(14 18)" filter="${k.blur(9)}"/><path d="${disc}" fill="#fff" opacity=".75"/><path d="${disc}" fill="none" stroke="${mix('sky', '#ffffff', 0.5)}" stroke-width="5"/><circle cy="-146" r="11" fill="${INK}" opacity=".25"/><circle cy="-146" r="11" fill="none" stroke="#fff" stroke-width="4"/><g transform="scale(1.12)"><circle r="106" fill="${col(ground)}"/>${motif(m, 0, 0, 1, a, b)}</g><path d="M-96-70C-70-110-20-126 30-118" fill="none" stroke="#fff" stroke-width="11" opacity=".75"/></g>`,
    );
  };
  // split ring and chains
  k.add(
    `<g fill="none"><circle cx="400" cy="236" r="84" stroke="${INK}" stroke-width="16" opacity=".3" transform="translate(12 16)" filter="${k.blur(6)}"/><circle cx="400" cy="236" r="84" stroke="${st}" stroke-width="17"/><circle cx="400" cy="236" r="84" stroke="${shade('silver', 0.9)}" stroke-width="2" opacity=".6"/></g>`,
  );
  const chain = (d: string) => {
    k.line(d, INK, 13, 0.3, `transform="translate(8 11)" filter="${k.blur(3)}"`);
    k.line(d, shade('silver', 0.7), 14, 1, 'stroke-dasharray="1 17"');
    k.line(d, lite('silver', 0.6), 8, 1, 'stroke-dasharray="11 7"');
  };
  chain('M372 316C350 370 320 390 300 432');
  chain('M428 316C450 350 500 360 532 386');
  piece(280, 604, 1.12, 7, l.motif ?? 'moon', [l.a, l.b, l.c]);
  piece(566, 520, 0.84, -9, l.kind === 'mecha' ? 'mecha' : 'bolt', [l.c, l.a, l.b]);
  // wrist strap
  const sp = 'M400 152C380 110 430 70 500 96S600 150 640 120';
  k.line(sp, INK, 26, 0.22, `transform="translate(8 12)" filter="${k.blur(5)}"`);
  k.line(sp, shade(b, 0.4), 27);
  k.line(sp, b, 23);
  k.line(sp, c, 6, 1, 'stroke-dasharray="10 10"');
}

export const charm: Template = { draw: drawCharm, set: 'flat', focus: [290, 590, 2.2] };
