import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { type PatName, pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawLinen(k: Pen, l: Look) {
  k.contact(404, 812, 280, 24, 0.6);
  let y = 806;
  const order: [string, PatName | undefined, number][] = [
    [l.b, undefined, 92],
    [l.a, undefined, 82],
    [l.c, l.pat2 ?? 'stripe', 66],
    [l.b, 'butti', 74],
    [l.a, l.pat, 96],
  ];
  order.forEach(([cc, pat, h], i) => {
    const c = col(cc),
      t = y - h,
      wob = (i % 2) * 8,
      x0 = 138 + wob + i * 3,
      x1 = 662 - (i % 3) * 7;
    const p = pattern(k, pat, {
        base: c,
        a: cc === l.a ? l.b : l.a,
        b: l.c,
        s: pat === l.pat ? (l.ps ?? 0.9) : 0.7,
      }),
      w = pattern(k, 'weave', { base: c });
    const d = `M${x0 + 20} ${t}C${x0 + 160} ${t + 7} ${x1 - 160} ${t - 3} ${x1 - 26} ${t}C${x1 + 14} ${t + 4} ${x1 + 14} ${y - 4} ${x1 - 26} ${y}C${x1 - 160} ${y - 6} ${x0 + 160} ${y + 5} ${x0 + 10} ${y}C${x0} ${y - 10} ${x0 - 4} ${t + 10} ${x0 + 20} ${t}Z`;
    k.panel(d, c, {
      pat: [p, w],
      edge: [24, 0.45],
      blur: 8,
      off: [-2, -10],
      light: [
        [`M${x0 + 30} ${t + 16}C${x0 + 200} ${t + 24} ${x1 - 200} ${t + 12} ${x1 - 40} ${t + 18}`, 12, 0.6],
      ],
      over:
        lineS(
          `M${x0 + 4} ${t + h * 0.36}C${x0 + 160} ${t + h * 0.36 + 6} ${x1 - 220} ${t + h * 0.36 - 4} ${x1 - 8} ${t + h * 0.38}M${x0 + 4} ${t + h * 0.68}C${x0 + 160} ${t + h * 0.68 + 6} ${x1 - 220} ${t + h * 0.68 - 4} ${x1 - 8} ${t + h * 0.66}`,
          shade(c, 0.85),
          3,
          0.55,
        ) +
        lineS(
          `M${x0 + 4} ${t + h * 0.36 + 4}C${x0 + 160} ${t + h * 0.36 + 10} ${x1 - 220} ${t + h * 0.36} ${x1 - 8} ${t + h * 0.38 + 4}M${x0 + 4} ${t + h * 0.68 + 4}C${x0 + 160} ${t + h * 0.68 + 10} ${x1 - 220} ${t + h * 0.68} ${x1 - 8} ${t + h * 0.66 + 4}`,
          lite(c, 0.7),
          3,
          0.45,
        ),
    });
    y = t + 2;
  });
  // pillow on top
  const z = col(l.a),
    p = pattern(k, l.pat, { base: z, a: l.b, b: l.c, s: l.ps ?? 0.9 }),
    t = y;
  const pil = `M176 ${t - 150}C250 ${t - 176} 550 ${t - 178} 628 ${t - 150}C646 ${t - 120} 640 ${t - 40} 626 ${t - 10}C540 ${t + 16} 260 ${t + 16} 176 ${t - 8}C158 ${t - 40} 158 ${t - 120} 176 ${t - 150}Z`;
  k.add(`<path d="${pil}" fill="${INK}" opacity=".35" filter="${k.blur(9)}" transform="translate(3 10)"/>`);
  k.panel(pil, z, {
    pat: [p],
    edge: [60, 0.42],
    blur: 18,
    off: [-6, -16],
    light: [[`M230 ${t - 140}C320 ${t - 160} 460 ${t - 160} 540 ${t - 146}`, 26, 0.55]],
    crease: [
      [180, t - 142, 220, t - 120, 264, t - 112, 10, 0.45],
      [624, t - 144, 580, t - 120, 540, t - 112, -10, 0.45],
      [180, t - 14, 220, t - 40, 270, t - 46, -10, 0.45],
      [622, t - 16, 586, t - 40, 540, t - 46, 10, 0.45],
    ],
  });
  k.line(pil, l.b, 5, 0.9, 'stroke-dasharray="10 6"');
  // jute ribbon and tag
  k.panel(`M468 ${t + 6}H498V808H468Z`, 'chandan', {
    pat: [pattern(k, 'jute', { base: 'chandan', s: 0.7 })],
    edge: [10, 0.5],
    blur: 4,
  });
  k.add(
    `<g transform="translate(484 ${t + 150}) rotate(7)"><path d="M0-30V0" stroke="${col('cocoa')}" stroke-width="2"/><path d="M-30 8L0-12 30 8V92H-30Z" fill="${INK}" opacity=".3" transform="translate(4 6)"/><path d="M-30 8L0-12 30 8V92H-30Z" fill="${col('cream')}"/><circle cy="4" r="4.5" fill="${col('cocoa')}"/>${motif('lotus', 0, 50, 0.2, l.b, l.c)}</g>`,
  );
}

export const linen: Template = { draw: drawLinen, set: 'shelf', focus: [420, 430, 2.1], cloth: true };
