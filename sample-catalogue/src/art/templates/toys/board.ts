import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { at } from '../../pen/at';
import { rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { orb } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawBoard(k: Pen, l: Look) {
  const cs = [l.a, l.b, l.c, 'neem'].map(col);
  k.add('<g transform="translate(400 500) rotate(-8) scale(1.08)">');
  const R = rrect(-290, -290, 580, 580, 18);
  k.cast(R, 18, 24, 16, 0.45);
  k.panel(R, 'teak', { edge: [22, 0.5], blur: 7 });
  k.panel(rrect(-270, -270, 540, 540, 8), 'khadi', {
    pat: [pattern(k, 'weave', { base: 'khadi' })],
    edge: [24, 0.25],
    blur: 8,
  });
  // four printed home quarters
  const quarter = (x: number, y: number, cc: string, i: number) => {
    k.add(
      `<rect x="${x}" y="${y}" width="190" height="190" rx="12" fill="${cc}"/><rect x="${x + 10}" y="${y + 10}" width="170" height="170" rx="8" fill="none" stroke="${lite(cc, 0.9)}" stroke-width="3" stroke-dasharray="0 10"/>` +
        motif(
          at(['gaja', 'lotus', 'bolt', 'auto'] as const, i),
          x + 95,
          y + 95,
          0.66,
          'cream',
          lite(cc, 0.35),
        ),
    );
  };
  quarter(-262, -262, at(cs, 0), 0);
  quarter(72, -262, at(cs, 1), 1);
  quarter(-262, 72, at(cs, 2), 2);
  quarter(72, 72, at(cs, 3), 3);
  let grid = '',
    cross = '';
  const cell = (x: number, y: number) => (grid += `M${x} ${y}h44v31h-44z`),
    cellv = (x: number, y: number) => (grid += `M${x} ${y}h31v44h-31z`);
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++) {
      cell(-66 + j * 44, -260 + i * 32);
      cell(-66 + j * 44, 70 + i * 32);
      cellv(-260 + i * 32, -66 + j * 44);
      cellv(70 + i * 32, -66 + j * 44);
    }
  k.add(`<path d="${grid}" fill="${lite('khadi', 0.6)}" stroke="${col('cocoa')}" stroke-width="2"/>`);
  const arms = ['', '', '', ''];
  for (let i = 1; i < 6; i++) {
    arms[1] += `M-22 ${-260 + i * 32}h44v31h-44z`;
    arms[2] += `M-22 ${38 + i * 32}h44v31h-44z`;
    arms[0] += `M${-260 + i * 32} -22h31v44h-31z`;
    arms[3] += `M${38 + i * 32} -22h31v44h-31z`;
  }
  ['M-66-66V66L0 0Z', 'M-66-66H66L0 0Z', 'M-66 66H66L0 0Z', 'M66-66V66L0 0Z'].forEach(
    (d, i) =>
      (cross += `<path d="${at(arms, i)}${d}" fill="${at(cs, i)}" stroke="${col('cocoa')}" stroke-width="2"/>`),
  );
  k.add(cross + `<circle r="22" fill="${col('gold')}"/><circle r="12" fill="${col('cocoa')}"/>`);
  const pawn = (x: number, y: number, cc: string) =>
    k.add(
      `<g transform="translate(${x} ${y})"><ellipse cx="12" cy="16" rx="26" ry="22" fill="${INK}" opacity=".4" filter="${k.blur(4)}"/><circle r="23" fill="${shade(cc, 0.5)}"/><circle cx="-2" cy="-3" r="21" fill="${cc}"/><circle cx="-5" cy="-8" r="11" fill="${lite(cc, 0.5)}"/><circle cx="-8" cy="-12" r="4" fill="#fff" opacity=".8"/></g>`,
    );
  pawn(-40, -180, at(cs, 0));
  pawn(180, -40, at(cs, 1));
  pawn(90, 6, at(cs, 3));
  pawn(-150, 44, at(cs, 2));
  pawn(4, 150, at(cs, 2));
  // cowries
  const cw = k.id();
  k.defs.push(
    `<g id="${cw}"><ellipse cx="6" cy="10" rx="30" ry="20" fill="${INK}" opacity=".4" filter="${k.blur(4)}"/><path d="M-30 0C-30-16-10-22 8-20 26-18 34-8 32 2 30 16 10 22-8 20-24 18-30 12-30 0Z" fill="${orb(k, 'pearl')}"/><path d="M-22 0C-8-5 10-5 26 1" stroke="${shade('chandan', 0.7)}" stroke-width="5" fill="none"/><path d="M-16-5v9M-8-7v11M0-7v12M8-7v12M16-5v10" stroke="${lite('pearl', 0.6)}" stroke-width="1.6"/></g>`,
  );
  for (const [x, y, r] of [
    [120, 236, 20],
    [196, 200, -40],
    [236, 262, 80],
    [160, 290, 130],
  ] as const)
    k.add(`<use href="#${cw}" transform="translate(${x} ${y}) rotate(${r})"/>`);
  k.add('</g>');
}

export const board: Template = { draw: drawBoard, set: 'flat', focus: [400, 500, 2.2] };
