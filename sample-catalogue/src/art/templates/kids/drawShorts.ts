import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { both } from '../../pen/both';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look } from '../Template';

/** Drawstring shorts in the lower half of the sheet. */
export function drawShorts(k: Pen, l: Look) {
  const b = col(l.b),
    c = col(l.c),
    q = pattern(k, l.pat2 ?? 'check', { base: b, a: lite(b, 0.7), b: l.c, s: 0.8 });
  const sh =
    'M276 560H524C540 640 556 720 566 800C524 816 470 820 424 812L400 700L376 812C330 820 276 816 234 800C244 720 260 640 276 560Z';
  k.cast(sh, 20, 26, 15, 0.3);
  k.panel(sh, b, {
    pat: [q],
    edge: [30, 0.42],
    blur: 10,
    dark: [
      ['M402 640C410 700 420 760 428 820', 18, 0.35],
      ['M396 640C390 700 382 760 374 820', 14, 0.25],
    ],
    light: [['M300 600C290 670 282 730 276 800', 22, 0.5]],
    crease: [
      [404, 660, 440, 690, 480, 694, 9, 0.5],
      [396, 660, 360, 690, 320, 694, -9, 0.5],
      [540, 806, 520, 740, 530, 680, 9, 0.5],
      [290, 810, 300, 750, 292, 690, 8, 0.5],
    ],
    over:
      lineS('M400 600V704', shade(b, 0.9), 2.4, 0.6) +
      lineS(
        'M236 788C280 804 330 806 378 800M422 800C470 806 522 804 564 788',
        shade(b, 0.8),
        1.6,
        0.6,
        'stroke-dasharray="5 3"',
      ) +
      lineS('M300 604C296 640 284 660 270 668M500 604C504 640 516 660 530 668', shade(b, 0.8), 2.4, 0.6),
  });
  k.panel('M274 548C340 556 460 556 526 548L530 596C460 606 340 606 270 596Z', b, {
    pat: [pattern(k, 'rib', { base: b, s: 1.4 })],
    edge: [12, 0.45],
    blur: 5,
  });
  both('M408 582C414 630 430 650 424 690', (d) => {
    k.line(d, INK, 5, 0.25, 'transform="translate(4 5)"');
    k.line(d, lite(c, 0.5), 5);
  });
}
