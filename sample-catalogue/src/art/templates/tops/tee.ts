import { col } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { both } from '../../pen/both';
import { flip, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawTee(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b);
  const body =
    'M400 286C440 286 462 258 470 214L552 244C548 310 556 372 574 424C562 500 570 600 564 680C562 740 570 780 570 804C540 820 512 812 470 822S370 820 330 824 260 816 230 806C228 760 240 700 236 640C234 560 238 500 226 424C244 372 252 310 248 244L330 214C338 258 360 286 400 286Z';
  const sleeve =
    'M552 244C596 262 622 296 640 338L690 452C664 476 626 490 590 494L574 424C556 372 548 310 552 244Z';
  k.cast(body + sleeve + flip(sleeve), 26, 34, 20, 0.3);
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps, r: l.pr });
  const w = pattern(k, 'knit', { base: a });
  const pl = k.turn(p, `rotate(24)${l.ps ? ` scale(${l.ps})` : ''}`),
    pr = k.turn(p, `rotate(-24)${l.ps ? ` scale(${l.ps})` : ''}`);
  // inside back neck
  k.panel('M328 216C350 200 450 200 472 216C466 262 440 290 400 290S334 262 328 216Z', shade(a, 0.7), {
    dark: [['M330 262C360 300 440 300 470 262', 40, 0.6]],
    over:
      lineS('M332 232C360 244 440 244 468 232', lite(a, 0.2), 3, 0.5) +
      pathS(rrect(382, 228, 36, 22, 3), 'cream', 'opacity=".9"'),
  });
  both(sleeve, (d, s) =>
    k.panel(d, s > 0 ? tone(a, -0.025) : a, {
      pat: [s > 0 ? pr : pl, w],
      edge: [26, 0.42],
      blur: 9,
      dark: [
        [s > 0 ? 'M566 300C572 370 590 430 600 500' : 'M234 300C228 370 210 430 200 500', 26, 0.4],
        [s > 0 ? 'M640 360C646 400 640 440 652 480' : 'M150 470C176 446 186 420 190 380', 16, 0.25],
      ],
      light: [
        [
          s > 0 ? 'M590 280C622 316 640 360 664 430' : 'M206 292C176 330 156 390 134 440',
          20,
          s > 0 ? 0.35 : 0.6,
        ],
      ],
      over: lineS(
        s > 0 ? 'M683 437C658 460 622 474 587 479' : 'M117 437C142 460 178 474 213 479',
        shade(a, 0.8),
        1.6,
        0.5,
        'stroke-dasharray="5 3"',
      ),
    }),
  );
  k.panel(body, a, {
    pat: [p, w],
    edge: [34, 0.4],
    blur: 12,
    off: [-6, -5],
    dark: [
      ['M562 424C520 452 480 470 452 520', 24, 0.38],
      ['M238 424C270 450 300 462 322 500', 20, 0.3],
      ['M548 560C520 640 516 720 530 820', 30, 0.32],
      ['M300 640C312 700 300 760 310 820', 22, 0.22],
      ['M420 690C440 740 432 780 440 826', 20, 0.2],
      ['M470 280C480 330 470 370 450 400', 20, 0.16],
    ],
    light: [
      ['M262 470C258 560 262 660 256 790', 26, 0.5],
      ['M300 290C330 330 350 420 340 520', 40, 0.32],
      ['M484 560C474 640 480 720 476 800', 22, 0.3],
      ['M420 330C470 350 500 390 510 440', 20, 0.2],
    ],
    crease: [
      [570, 428, 512, 470, 474, 540, 16, 0.5],
      [572, 446, 530, 500, 520, 580, 12, 0.5],
      [232, 430, 284, 462, 318, 530, -13, 0.5],
      [560, 780, 520, 700, 532, 620, 12, 0.5],
      [262, 800, 290, 720, 274, 650, 10, 0.5],
      [436, 812, 420, 760, 430, 700, 9, 0.5],
      [330, 806, 344, 770, 336, 730, 7, 0.5],
    ],
    over:
      lineS(
        'M229 792C290 806 350 810 400 810S510 806 571 792M229 786C290 800 350 804 400 804S510 800 571 786',
        shade(a, 0.8),
        1.4,
        0.5,
        'stroke-dasharray="5 3"',
      ) + (l.motif ? motif(l.motif, 400, 470, 1.15, b, col(l.c)) : ''),
  });
  both('M552 244C548 310 556 372 574 424', (d) => k.seam(d, a, 0.55));
  // rib collar
  const rib =
    'M328 212C338 262 362 292 400 292S462 262 472 212L488 219C478 276 448 312 400 312S322 276 312 219Z';
  k.panel(rib, l.kind === 'ringer' ? b : a, {
    pat: [pattern(k, 'rib', { base: l.kind === 'ringer' ? b : a })],
    edge: [9, 0.5],
    blur: 4,
    light: [['M324 226C336 276 364 300 396 302', 5, 0.6]],
  });
  k.line(rib, shade(a, 0.9), 1.2, 0.35);
}

export const tee: Template = { draw: drawTee, set: 'wall', focus: [400, 330, 2.1], cloth: true };
