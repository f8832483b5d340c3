import { col } from '../../colour/dyes';
import { shade, tone } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { both } from '../../pen/both';
import { flip, rrect, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

/** A tee with a scoop neck, cap sleeves, a taken-in waist and a curved hem. */
function drawWomensTee(k: Pen, l: Look) {
  const a = col(l.a),
    neckCloth = l.kind === 'ringer' ? col(l.b) : a,
    knit = pattern(k, 'knit', { base: a }),
    print = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps, r: l.pr });
  const body = sym(
    'M400 344C452 340 480 288 488 212L552 240C544 300 548 360 566 412C562 480 534 530 530 590C530 660 560 716 570 772C526 806 462 816 400 816',
  );
  const sleeve =
    'M552 240C596 258 624 294 644 340L668 398C642 418 608 432 580 436L566 412C548 360 544 300 552 240Z';
  k.cast(body + sleeve + flip(sleeve), 26, 34, 20, 0.3);
  k.panel('M312 212C340 232 460 232 488 212C484 290 452 340 400 344S316 290 312 212Z', shade(a, 0.7), {
    dark: [['M322 270C350 330 450 330 478 270', 36, 0.5]],
    over: pathS(rrect(384, 232, 32, 20, 3), 'cream', 'opacity=".9"'),
  });
  both(sleeve, (d, s) => {
    const m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, s > 0 ? tone(a, -0.025) : a, {
      pat: [k.turn(print, `rotate(${s * -26})${l.ps ? ` scale(${l.ps})` : ''}`), knit],
      edge: [24, 0.42],
      blur: 8,
      dark: [[m('M566 300C572 350 584 400 592 440'), 22, 0.35]],
      light: [[m('M590 272C618 304 634 340 650 384'), 16, s > 0 ? 0.35 : 0.6]],
      over: lineS(m('M662 386C638 405 606 418 578 423'), shade(a, 0.8), 1.6, 0.5, 'stroke-dasharray="5 3"'),
    });
  });
  k.panel(body, a, {
    pat: [print, knit],
    edge: [34, 0.42],
    blur: 12,
    off: [-6, -5],
    dark: [
      ['M548 440C512 480 496 540 506 600', 26, 0.38],
      ['M252 440C286 480 300 540 294 600', 20, 0.28],
      ['M470 640C480 700 476 760 484 820', 20, 0.24],
    ],
    light: [
      ['M296 440C300 520 292 560 284 600C270 660 252 720 248 770', 22, 0.45],
      ['M330 360C346 440 350 520 344 600', 34, 0.3],
      ['M500 640C516 690 526 730 530 780', 18, 0.3],
    ],
    crease: [
      [564, 414, 520, 460, 500, 530, 13, 0.5],
      [236, 414, 284, 460, 304, 526, -12, 0.5],
      [530, 592, 496, 600, 452, 584, 9, 0.45],
      [270, 592, 306, 602, 344, 588, -9, 0.4],
      [528, 616, 500, 640, 470, 640, 8, 0.4],
      [556, 780, 530, 720, 528, 650, 10, 0.5],
      [262, 786, 286, 720, 276, 650, 9, 0.5],
      [420, 812, 410, 750, 420, 690, 8, 0.45],
    ],
    over:
      lineS(
        'M232 760C276 792 340 802 400 802S524 792 568 760',
        shade(a, 0.8),
        1.5,
        0.55,
        'stroke-dasharray="5 3"',
      ) + (l.motif ? motif(l.motif, 400, 480, 0.9, col(l.b), col(l.c)) : ''),
  });
  both('M552 240C544 300 548 360 566 412', (d) => k.seam(d, a, 0.55));
  k.panel(
    'M312 212C316 290 348 340 400 344C452 340 484 290 488 212L504 219C500 302 464 360 400 364C336 360 300 302 296 219Z',
    neckCloth,
    { pat: [pattern(k, 'rib', { base: neckCloth })], edge: [9, 0.5], blur: 4 },
  );
}

export const womensTee: Template = { draw: drawWomensTee, set: 'wall', focus: [400, 360, 2.1], cloth: true };
