import { col } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { r1 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import type { Look, Template } from '../Template';

function drawPoster(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c);
  k.add('<g transform="rotate(-1.5 400 500)">');
  const sheet =
    'M176 150C300 146 500 148 624 150C628 380 626 620 630 850C500 846 300 850 172 852C176 620 172 380 176 150Z';
  k.cast(sheet, 20, 28, 16, 0.4);
  let art = `<rect x="160" y="130" width="480" height="740" fill="${lite('khadi', 0.4)}"/><rect x="200" y="180" width="400" height="560" fill="${k.lin(
    [
      [0, shade(b, 0.4)],
      [0.55, b],
      [1, lite(c, 0.3)],
    ],
  )}"/>`;
  // speed rays and sun
  let rays = '';
  for (let i = 0; i < 28; i++) {
    const t = (i / 28) * 6.283;
    rays += `M400 420L${r1(400 + Math.cos(t) * 520)} ${r1(420 + Math.sin(t) * 520)}L${r1(400 + Math.cos(t + 0.09) * 520)} ${r1(420 + Math.sin(t + 0.09) * 520)}Z`;
  }
  const cl = k.clip('M200 180H600V740H200Z');
  art += `<g clip-path="${cl}"><path d="${rays}" fill="${lite(b, 0.5)}" opacity=".28"/><circle cx="400" cy="420" r="150" fill="${a}"/><circle cx="400" cy="420" r="128" fill="none" stroke="${lite(a, 0.8)}" stroke-width="3" stroke-dasharray="2 9"/>`;
  // hill line with rooftops, wires
  art += `<path d="M200 640C260 600 300 610 340 630C400 590 460 600 500 620C540 596 580 600 600 610V740H200Z" fill="${shade(b, 0.6)}"/><path d="M200 690L240 660 280 690V676H330V700L372 668 414 700V684H470V704L510 672 552 704V690H600V740H200Z" fill="${shade(b, 0.95)}"/><path d="M200 560C300 590 420 570 600 520M200 580C320 606 440 584 600 544" fill="none" stroke="${shade(b, 0.9)}" stroke-width="2.5"/>`;
  for (const [x, y] of [
    [250, 690],
    [256, 712],
    [356, 700],
    [440, 706],
    [530, 704],
    [570, 716],
  ] as const)
    art += `<rect x="${x}" y="${y}" width="9" height="12" fill="${lite('haldi', 0.5)}"/>`;
  art += `</g>` + motif(l.motif ?? 'fox', 400, 420, 1.35, l.c, l.a);
  // title block: abstract glyph strokes, not letters
  art +=
    lineS('M206 780H330M206 812H280M206 826H300', shade(b, 0.5), 7, 1, 'stroke-linecap="butt"') +
    `<g transform="translate(462 770)" fill="none" stroke="${a}" stroke-width="7"><circle cx="20" cy="26" r="18"/><circle cx="20" cy="26" r="5"/><path d="M56 44L76 8 96 44ZM114 14q12-12 24 0M114 28q12-12 24 0M114 42q12-12 24 0"/></g>` +
    `<rect x="200" y="180" width="400" height="560" fill="none" stroke="${shade(b, 0.5)}" stroke-width="3"/>`;
  k.panel(sheet, 'khadi', {
    under: art,
    edge: [16, 0.25],
    blur: 8,
    light: [['M220 160C240 400 230 640 226 840', 30, 0.2]],
    dark: [['M560 150C580 400 570 640 580 850', 36, 0.14]],
  });
  for (const [x, y] of [
    [182, 154],
    [618, 154],
    [178, 848],
    [624, 846],
  ] as const)
    k.add(
      `<g transform="translate(${x} ${y}) rotate(${x < 400 ? (y < 500 ? -40 : 40) : y < 500 ? 40 : -40})"><rect x="-34" y="-13" width="68" height="26" fill="${c}" opacity=".78"/><rect x="-34" y="-13" width="68" height="26" fill="#fff" opacity=".16"/></g>`,
    );
  k.add('</g>');
}

export const poster: Template = { draw: drawPoster, set: 'wall', focus: [400, 440, 2] };
