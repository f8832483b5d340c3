import { col, INK } from '../../colour/dyes';
import { shade, tone } from '../../colour/shades';
import { both } from '../../pen/both';
import { flip, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { border } from '../../surfaces/border';
import { buttons } from '../../surfaces/buttons';
import type { Look, Template } from '../Template';

function drawKurta(k: Pen, l: Look) {
  const a = col(l.a),
    g = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.8 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps });
  const sc = l.ps ? ` scale(${l.ps})` : '';
  const body =
    'M400 214L452 192L544 224C542 290 548 340 560 386C556 520 572 680 588 846C560 858 530 852 508 858L500 858C460 866 430 858 400 862S330 862 292 858C266 852 240 858 212 846C228 680 244 520 240 386C252 340 258 290 256 224L348 192Z';
  const sleeve =
    'M544 224C590 246 610 296 622 360C640 460 660 560 672 652C654 668 628 672 606 668C596 560 582 470 560 386C548 340 542 290 544 224Z';
  k.cast(body + sleeve + flip(sleeve), 26, 34, 20, 0.3);
  k.panel('M344 196C356 170 444 170 456 196L430 226H370Z', shade(a, 0.7), {});
  both(sleeve, (d, s) => {
    const m = (x: string) => (s > 0 ? x : flip(x)),
      X = (x: number) => (s > 0 ? x : 800 - x);
    k.panel(d, s > 0 ? tone(a, -0.03) : a, {
      pat: [k.turn(p, `rotate(${s * -8})${sc}`), w],
      edge: [26, 0.42],
      blur: 9,
      dark: [[m('M570 320C588 430 600 540 616 680'), 20, 0.35]],
      light: [[m('M594 280C620 370 640 500 652 640'), 18, s > 0 ? 0.3 : 0.55]],
      crease: [
        [X(640), 440, X(614), 462, X(580), 462, s * -9, 0.5],
        [X(650), 500, X(622), 526, X(590), 520, s * -8, 0.5],
        [X(632), 400, X(604), 420, X(574), 412, s * -7, 0.5],
      ],
      over: border(m('M670 638C652 652 628 657 604 652'), l.b, l.c, 26),
    });
  });
  k.panel(body, a, {
    pat: [p, w],
    edge: [34, 0.4],
    blur: 12,
    off: [-6, -4],
    dark: [
      ['M556 392C520 430 500 470 486 540', 22, 0.34],
      ['M244 392C280 430 300 460 312 520', 18, 0.26],
      ['M548 560C540 680 556 780 560 860', 26, 0.25],
      ['M330 560C324 680 312 780 316 870', 22, 0.2],
      ['M452 600C462 700 456 790 466 870', 22, 0.24],
    ],
    light: [
      ['M266 460C262 600 252 740 240 850', 26, 0.5],
      ['M310 270C330 360 336 430 330 520', 32, 0.3],
      ['M500 560C510 680 506 780 514 860', 20, 0.3],
    ],
    crease: [
      [556, 392, 508, 440, 470, 520, 15, 0.5],
      [560, 420, 526, 500, 520, 580, 11, 0.5],
      [244, 394, 290, 430, 322, 500, -12, 0.5],
      [316, 856, 340, 740, 326, 600, 12, 0.5],
      [462, 858, 444, 740, 456, 620, 12, 0.5],
      [530, 852, 516, 760, 528, 660, 9, 0.5],
      [270, 852, 282, 760, 274, 680, 9, 0.5],
    ],
    over: lineS(
      'M216 836C290 850 330 852 400 850S530 846 584 834',
      shade(a, 0.8),
      1.4,
      0.5,
      'stroke-dasharray="5 3"',
    ),
  });
  both('M544 224C542 290 548 340 560 386', (d) => k.seam(d, a, 0.5));
  both('M562 640C568 710 578 780 586 846', (d) => {
    k.line(d, shade(a, 0.9), 2.4, 0.6);
    k.stitch(d, shade(a, 0.7), 0.5, 1.3);
  });
  // embroidered placket
  const pl = 'M380 214H420V486L400 502 380 486Z';
  k.add(`<path d="${pl}" fill="${INK}" opacity=".25" transform="translate(5 6)" filter="${k.blur(5)}"/>`);
  k.panel(pl, a, {
    pat: [w],
    edge: [8, 0.4],
    blur: 4,
    over:
      lineS('M386 214V482L400 494 414 482V214', l.c, 3, 1) +
      lineS('M392 216V482M408 216V482', l.b, 2.4, 0.9, 'stroke-dasharray="1 6"'),
  });
  k.add(buttons(400, [262, 312, 362, 412, 462], g));
  // band collar
  const c =
    'M344 196C350 168 372 160 400 160S450 168 456 196C452 214 430 228 404 232L404 214C424 210 438 200 440 186C428 178 372 178 360 186C362 200 376 210 396 214L396 232C370 228 348 214 344 196Z';
  k.panel('M360 186C372 176 428 176 440 186C436 202 420 212 400 214S364 202 360 186Z', shade(a, 0.75), {
    over: pathS(rrect(382, 184, 36, 15, 2), 'cream', 'opacity=".85"'),
  });
  k.panel(c, a, {
    pat: [w],
    edge: [9, 0.45],
    blur: 4,
    over:
      lineS('M352 192C354 174 374 168 400 168S446 174 448 192', l.c, 2.4, 0.9) +
      lineS('M350 198C356 212 372 220 396 224M450 198C444 212 428 220 404 224', l.c, 2.4, 0.95),
  });
}

export const kurta: Template = { draw: drawKurta, set: 'wall', focus: [400, 300, 2.3], cloth: true };
