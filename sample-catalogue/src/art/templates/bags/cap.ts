import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawCap(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'twill', { base: a, s: 1.3 }),
    p = pattern(k, l.pat, { base: a, a: l.c, b: l.b, s: l.ps ?? 0.8 });
  k.contact(410, 690, 280, 30, 0.5);
  // crown
  const crown =
    'M196 604C176 440 246 318 400 312C554 318 624 440 604 604C560 640 480 652 400 652S240 640 196 604Z';
  k.panel(crown, a, {
    pat: [p, w],
    edge: [44, 0.45],
    blur: 14,
    off: [-8, -6],
    light: [
      ['M270 380C240 440 232 520 238 590', 34, 0.5],
      ['M350 340C390 330 430 334 460 344', 16, 0.5],
    ],
    dark: [['M560 420C590 500 590 560 580 620', 34, 0.3]],
    crease: [[300, 600, 280, 500, 320, 400, 10, 0.3]],
  });
  k.seam('M400 312C396 420 396 540 400 650', a, 0.55);
  k.seam('M400 312C320 360 276 480 284 640', a, 0.55);
  k.seam('M400 312C480 360 524 480 516 640', a, 0.55);
  for (const d of ['M392 316C310 364 266 482 274 638', 'M408 316C490 364 534 482 526 638'])
    k.stitch(d, lite(a, 0.7), 0.6, 1.6);
  for (const [x, y] of [
    [330, 440],
    [470, 440],
    [236, 500],
    [564, 500],
  ] as const)
    k.add(
      `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="${shade(a, 0.7)}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="4" fill="${INK}"/>`,
    );
  k.add(
    `<ellipse cx="400" cy="312" rx="18" ry="10" fill="${b}"/><ellipse cx="396" cy="309" rx="8" ry="4" fill="${lite(b, 0.8)}"/>`,
  );
  // embroidered emblem
  k.add(
    `<g transform="translate(400 520)"><circle r="58" fill="${INK}" opacity=".3" transform="translate(3 5)"/><circle r="58" fill="${c}"/><circle r="50" fill="none" stroke="${b}" stroke-width="4" stroke-dasharray="7 4"/>${Array.from({ length: 8 }, (_, i) => `<path d="M0-12C12-22 12-34 0-44-12-34-12-22 0-12Z" transform="rotate(${i * 45})" fill="${b}"/>`).join('')}<circle r="9" fill="${a}"/></g>`,
  );
  // visor
  const visor =
    'M196 600C250 570 330 560 400 560S550 570 604 600C640 630 668 668 676 700C660 720 600 690 400 690S140 720 124 700C132 668 160 630 196 600Z';
  k.add(`<path d="${visor}" fill="${INK}" opacity=".4" filter="${k.blur(8)}" transform="translate(0 -8)"/>`);
  k.panel(visor, b, {
    pat: [pattern(k, 'twill', { base: b, s: 1.3 })],
    edge: [26, 0.42],
    blur: 9,
    off: [-2, -8],
    light: [['M200 640C280 600 380 596 470 602', 20, 0.55]],
    dark: [['M200 600C300 570 500 570 604 600', 18, 0.5]],
    over: [0, 1, 2, 3]
      .map((i) =>
        lineS(
          `M${188 - i * 13} ${622 + i * 18}C${260 - i * 6} ${592 + i * 18} ${330} ${584 + i * 20} 400 ${584 + i * 20}S${540 + i * 6} ${592 + i * 18} ${612 + i * 13} ${622 + i * 18}`,
          lite(b, 0.7),
          1.7,
          0.6,
          'stroke-dasharray="7 4"',
        ),
      )
      .join(''),
  });
  k.line('M124 700C140 720 200 690 400 690S660 720 676 700', shade(b, 0.7), 6, 0.8);
}

export const cap: Template = { draw: drawCap, set: 'sweep', focus: [400, 520, 2.3] };
