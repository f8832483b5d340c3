import { col, INK } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { both } from '../../pen/both';
import { flip, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { hanger } from '../../sets/hanger';
import { gores } from '../../surfaces/gores';
import type { Look, Template } from '../Template';

function drawFrock(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.8 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps ?? 0.8 }),
    sc = ` scale(${l.ps ?? 0.8})`;
  const sk = gores(k, {
    wy: 478,
    wh: 126,
    hy: 830,
    hh: 262,
    n: 5,
    sag: 54,
    a,
    p,
    sc,
    w,
    over: (h) =>
      lineS(h, lite(c, 0.3), 34, 1, 'transform="translate(0 -8)"') +
      lineS(h, b, 6, 1, 'transform="translate(0 -30)"') +
      lineS(h, b, 5, 1, 'stroke-dasharray="0 14" transform="translate(0 -12)"'),
  });
  const bod =
    'M400 322C440 318 458 284 462 244L512 252C508 310 516 360 530 392C524 430 524 460 526 486C460 498 340 498 274 486C276 460 276 430 270 392C284 360 292 310 288 252L338 244C342 284 360 318 400 322Z';
  const puff =
    'M512 252C566 250 606 290 612 344C612 374 590 392 560 396C546 398 536 396 530 392C516 360 508 310 512 252Z';
  hanger(k, 224, 106);
  k.cast(sk.outline + bod + puff + flip(puff), 24, 32, 18, 0.3);
  k.panel('M336 244C350 232 450 232 464 244C460 290 440 322 400 326S340 290 336 244Z', shade(a, 0.6), {});
  both(puff, (d, s) => {
    const X = (x: number) => (s > 0 ? x : 800 - x),
      m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, s > 0 ? tone(a, -0.03) : a, {
      pat: [k.turn(p, `rotate(${s * 30})${sc}`), w],
      edge: [28, 0.42],
      blur: 9,
      light: [[m('M540 272C574 284 592 320 594 350'), 16, s > 0 ? 0.3 : 0.6]],
      crease: [
        [X(536), 386, X(548), 340, X(528), 290, s * 8, 0.5],
        [X(560), 392, X(574), 350, X(552), 300, s * 8, 0.5],
        [X(586), 386, X(596), 360, X(580), 320, s * 6, 0.5],
        [X(514), 262, X(540), 280, X(556), 276, s * 6, 0.4],
      ],
    });
    k.line(m('M530 390C556 400 592 394 610 362'), lite(c, 0.3), 13);
    k.line(m('M530 390C556 400 592 394 610 362'), b, 4, 1, 'stroke-dasharray="0 10"');
  });
  sk.draw();
  k.panel(bod, a, {
    pat: [p, w],
    edge: [26, 0.4],
    blur: 9,
    light: [['M310 280C326 340 330 400 322 460', 22, 0.4]],
    crease: [
      [530, 394, 490, 410, 462, 450, 9, 0.5],
      [270, 394, 308, 410, 336, 450, -9, 0.5],
    ],
    over:
      lineS(
        'M330 396v90m17-90v90m17-90v90m17-90v90m17-90v90m17-90v90m17-90v90m17-90v90',
        shade(a, 0.7),
        1.6,
        0.3,
      ) + lineS('M312 400H490M312 420H490', b, 4, 0.9, 'stroke-dasharray="0 10"'),
  });
  // peter pan collar
  both(
    'M462 238C476 256 496 270 506 286C500 330 460 362 410 352C404 340 402 330 402 322C438 316 456 280 462 238Z',
    (d) => {
      k.add(`<path d="${d}" fill="${INK}" opacity=".28" filter="${k.blur(5)}" transform="translate(2 8)"/>`);
      k.panel(d, lite(c, 0.3), { edge: [12, 0.35], blur: 5 });
      k.stitch(d, b, 0.8, 2.2, '5 4');
    },
  );
  // sash and bow
  k.panel('M272 468C340 482 460 482 528 468L530 504C460 518 340 518 270 504Z', b, {
    edge: [12, 0.45],
    blur: 5,
    light: [['M290 484C350 494 420 494 470 490', 8, 0.5]],
  });
  for (const d of [
    'M470 500C462 560 446 600 428 640L462 652 484 636C496 590 492 540 486 502Z',
    'M484 500C500 550 520 590 546 622L522 650 496 640C480 590 474 540 472 504Z',
    'M478 490C450 456 410 456 404 478C402 506 440 522 478 498Z',
    'M480 490C508 456 548 456 554 478C556 506 518 522 480 498Z',
  ]) {
    k.panel(d, b, { edge: [12, 0.45], blur: 4 });
  }
  k.panel(rrect(464, 474, 32, 38, 9), b, { edge: [8, 0.5], blur: 3 });
}

export const frock: Template = { draw: drawFrock, set: 'wall', focus: [400, 380, 2.2], cloth: true };
