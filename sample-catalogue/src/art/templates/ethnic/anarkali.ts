import { col } from '../../colour/dyes';
import { shade, tone } from '../../colour/shades';
import { both } from '../../pen/both';
import { flip } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { hanger } from '../../sets/hanger';
import { border } from '../../surfaces/border';
import { gores } from '../../surfaces/gores';
import type { Look, Template } from '../Template';

function drawAnarkali(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    g = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.8 });
  const p = pattern(k, l.pat, { base: a, a: l.pat === 'zari' ? l.c : l.b, b: l.c, s: l.ps }),
    sc = l.ps ? ` scale(${l.ps})` : '';
  const skirt = gores(k, {
    wy: 436,
    wh: 104,
    hy: 900,
    hh: 276,
    n: 6,
    sag: 62,
    a,
    p,
    sc,
    w,
    over: (h) => border(h, b, g, 74, pattern(k, 'zari', { base: b, a: shade(b, 0.4), b: g, s: 0.7 })),
  });
  const bod =
    'M400 286C436 280 452 240 456 190L526 214C518 270 520 320 528 352C514 390 504 420 504 444C440 452 360 452 296 444C296 420 286 390 272 352C280 320 282 270 274 214L344 190C348 240 364 280 400 286Z';
  const sleeve =
    'M526 214C564 230 582 268 592 316C606 400 616 480 622 566C606 576 586 578 570 574C562 490 548 420 528 352C520 320 518 270 526 214Z';
  hanger(k, 186, 134);
  k.cast(skirt.outline + bod + sleeve + flip(sleeve), 26, 34, 20, 0.3);
  k.panel('M344 188C360 178 440 178 456 188C454 240 436 286 400 290S346 240 344 188Z', shade(a, 0.7), {});
  both(sleeve, (d, s) => {
    const m = (x: string) => (s > 0 ? x : flip(x)),
      X = (x: number) => (s > 0 ? x : 800 - x);
    k.panel(d, s > 0 ? tone(a, -0.03) : a, {
      pat: [k.turn(p, `rotate(${s * -9})${sc}`), w],
      edge: [24, 0.42],
      blur: 9,
      light: [[m('M570 270C590 360 600 460 606 560'), 14, s > 0 ? 0.3 : 0.5]],
      crease: [
        [X(602), 390, X(578), 408, X(546), 400, s * -8, 0.5],
        [X(608), 440, X(584), 458, X(556), 446, s * -7, 0.5],
      ],
      over: border(m('M620 540C604 550 586 552 568 548'), b, g, 40),
    });
  });
  skirt.draw();
  k.panel(bod, a, {
    pat: [p, w],
    edge: [28, 0.42],
    blur: 9,
    dark: [
      ['M526 354C490 380 470 400 450 440', 16, 0.3],
      ['M274 354C310 380 330 400 350 440', 14, 0.24],
    ],
    light: [['M300 240C320 300 330 350 322 420', 24, 0.4]],
    crease: [
      [528, 356, 492, 376, 460, 420, 10, 0.5],
      [272, 356, 308, 376, 340, 420, -9, 0.5],
    ],
    over: border('M294 436C360 446 440 446 506 436', b, g, 30),
  });
  both('M526 214C518 270 520 320 528 352', (d) => k.seam(d, a, 0.5));
  k.panel(
    'M344 190C348 240 364 280 400 286C436 280 452 240 456 190L474 196C472 262 450 318 400 386C350 318 328 262 326 196Z',
    b,
    {
      pat: [pattern(k, 'zari', { base: b, a: shade(b, 0.4), b: g, s: 0.5 })],
      edge: [8, 0.4],
      blur: 4,
      over: lineS(
        'M334 196C338 252 360 300 400 346C440 300 462 252 466 196',
        g,
        6,
        1,
        'stroke-dasharray="0 9"',
      ),
    },
  );
  k.line(
    'M344 190C348 240 364 280 400 286C436 280 452 240 456 190M326 196C328 262 350 318 400 386C450 318 472 262 474 196',
    g,
    2.6,
  );
}

export const anarkali: Template = { draw: drawAnarkali, set: 'wall', focus: [400, 330, 2.2], cloth: true };
