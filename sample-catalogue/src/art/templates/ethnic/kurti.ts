import { col } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { both } from '../../pen/both';
import { flip } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { hanger } from '../../sets/hanger';
import { border } from '../../surfaces/border';
import type { Look, Template } from '../Template';

function drawKurti(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    g = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.8 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps }),
    sc = l.ps ? ` scale(${l.ps})` : '';
  const hem = 'M198 848C260 872 320 862 400 870S540 866 602 848';
  const body =
    'M400 300C436 290 452 246 454 200L532 226C528 290 536 340 546 382C534 470 546 560 566 660C580 730 594 790 602 848C540 866 480 862 400 870S260 872 198 848C206 790 220 730 234 660C254 560 266 470 254 382C264 340 272 290 268 226L346 200C348 246 364 290 400 300Z';
  const sleeve =
    'M532 226C574 244 594 284 606 336C620 400 632 460 640 520C622 534 598 538 578 534C570 480 560 430 546 382C536 340 528 290 532 226Z';
  hanger(k, 196, 138);
  k.cast(body + sleeve + flip(sleeve), 26, 34, 20, 0.3);
  k.panel('M346 198C360 186 440 186 454 198C454 250 436 300 400 304S346 250 346 198Z', shade(a, 0.7), {
    over: lineS('M350 206C370 214 430 214 450 206', lite(a, 0.3), 4, 0.4),
  });
  both(sleeve, (d, s) => {
    const m = (x: string) => (s > 0 ? x : flip(x)),
      X = (x: number) => (s > 0 ? x : 800 - x);
    k.panel(d, s > 0 ? tone(a, -0.03) : a, {
      pat: [k.turn(p, `rotate(${s * -10})${sc}`), w],
      edge: [24, 0.42],
      blur: 9,
      light: [[m('M584 280C604 340 616 430 622 520'), 16, s > 0 ? 0.3 : 0.5]],
      dark: [[m('M556 330C572 400 580 470 590 540'), 18, 0.3]],
      crease: [
        [X(616), 390, X(590), 410, X(560), 404, s * -8, 0.5],
        [X(606), 350, X(580), 366, X(552), 356, s * -6, 0.5],
      ],
      over: border(m('M638 504C620 517 598 521 576 517'), b, g, 30),
    });
  });
  k.panel(body, a, {
    pat: [p, w],
    edge: [34, 0.4],
    blur: 12,
    off: [-6, -4],
    dark: [
      ['M546 384C510 420 490 470 480 540', 20, 0.3],
      ['M254 384C290 420 306 460 316 520', 18, 0.25],
      ['M536 560C548 660 560 760 572 860', 28, 0.3],
      ['M330 540C318 660 300 780 296 870', 24, 0.24],
      ['M452 560C466 680 470 790 480 880', 24, 0.26],
      ['M392 620C388 700 380 790 384 880', 16, 0.18],
    ],
    light: [
      ['M270 480C262 600 240 740 222 850', 24, 0.5],
      ['M310 260C326 340 326 420 320 480', 28, 0.3],
      ['M500 540C520 660 530 770 536 860', 20, 0.32],
      ['M360 560C352 680 344 790 340 870', 18, 0.25],
    ],
    crease: [
      [546, 386, 500, 430, 474, 520, 14, 0.5],
      [254, 388, 294, 426, 322, 500, -12, 0.5],
      [300, 862, 318, 720, 326, 560, 13, 0.5],
      [480, 866, 470, 720, 456, 580, 12, 0.5],
      [560, 856, 552, 740, 532, 620, 11, 0.5],
      [386, 868, 382, 780, 392, 680, 9, 0.5],
      [236, 852, 256, 740, 270, 640, 10, 0.5],
    ],
    over: border(hem, b, g, 52, pattern(k, 'zari', { base: b, a: shade(b, 0.4), b: g, s: 0.6 })),
  });
  both('M532 226C528 290 536 340 546 382', (d) => k.seam(d, a, 0.5));
  // yoke: embroidered neckline with a slit and pendant tassel
  const neck =
    'M346 200C348 246 364 290 400 300C436 290 452 246 454 200L476 208C474 270 446 330 400 352C354 330 326 270 324 208Z';
  k.panel(neck, b, {
    pat: [pattern(k, 'zari', { base: b, a: shade(b, 0.4), b: g, s: 0.5 })],
    edge: [8, 0.4],
    blur: 4,
    over: lineS(
      'M334 204C336 262 360 316 400 332C440 316 464 262 466 204',
      g,
      7,
      1,
      'stroke-dasharray="0 11"',
    ),
  });
  k.line(
    'M346 200C348 246 364 290 400 300C436 290 452 246 454 200M324 208C326 270 354 330 400 352C446 330 474 270 476 208',
    g,
    2.6,
    1,
  );
  both('M402 330C408 380 416 400 412 430', (d, s) => {
    k.line(d, g, 3);
    const x = s > 0 ? 412 : 388;
    k.add(
      `<circle cx="${x}" cy="432" r="6" fill="${g}"/><path d="M${x - 7} 438l-3 34h20l-3-34z" fill="${b}"/><path d="M${x - 5} 440v32M${x} 440v32M${x + 5} 440v32" stroke="${shade(b, 0.6)}" stroke-width="1.4"/>`,
    );
  });
}

export const kurti: Template = { draw: drawKurti, set: 'wall', focus: [400, 320, 2.2], cloth: true };
