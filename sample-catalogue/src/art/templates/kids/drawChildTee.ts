import { col } from '../../colour/dyes';
import { shade, tone } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { both } from '../../pen/both';
import { flip, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look } from '../Template';

/** A child's tee, boxier than the adults', in the upper half of the sheet. */
export function drawChildTee(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'knit', { base: a });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps ?? 0.8 });
  const body =
    'M400 214C432 214 450 192 456 160L524 184C522 240 528 290 544 330C536 420 538 470 544 520C500 534 450 536 400 536S300 534 256 520C262 470 264 420 256 330C272 290 278 240 276 184L344 160C350 192 368 214 400 214Z';
  const sleeve =
    'M524 184C564 202 586 234 600 270L640 356C616 376 584 388 556 390L544 330C528 290 522 240 524 184Z';
  k.cast(body + sleeve + flip(sleeve), 20, 26, 15, 0.3);
  k.panel('M340 164C360 152 440 152 460 164C456 200 436 218 400 218S344 200 340 164Z', shade(a, 0.65), {
    over: pathS(rrect(384, 170, 32, 18, 3), 'cream', 'opacity=".9"'),
  });
  both(sleeve, (d, s) => {
    const m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, l.kind === 'raglan' ? b : s > 0 ? tone(a, -0.02) : a, {
      pat: [l.kind === 'raglan' ? undefined : p, w],
      edge: [22, 0.42],
      blur: 8,
      light: [[m('M560 220C590 260 604 310 620 350'), 14, 0.5]],
      dark: [[m('M540 250C546 300 556 340 562 390'), 20, 0.3]],
    });
    k.line(m('M632 358C610 376 582 384 556 386'), c, 9);
  });
  k.panel(body, a, {
    pat: [p, w],
    edge: [28, 0.4],
    blur: 10,
    dark: [['M538 332C500 360 480 390 470 420', 20, 0.3]],
    light: [
      ['M284 370C280 430 282 480 276 520', 18, 0.5],
      ['M320 230C336 280 340 330 336 370', 26, 0.3],
    ],
    crease: [
      [540, 334, 496, 362, 470, 410, 11, 0.5],
      [258, 336, 300, 362, 322, 404, -10, 0.5],
      [530, 520, 506, 470, 516, 430, 8, 0.5],
      [290, 524, 306, 480, 296, 440, 8, 0.5],
    ],
    over:
      lineS(
        'M256 508C300 522 350 524 400 524S500 522 544 508',
        shade(a, 0.7),
        1.5,
        0.5,
        'stroke-dasharray="5 3"',
      ) + (l.motif ? motif(l.motif, 400, 372, 0.92, l.b, l.c) : ''),
  });
  const rib =
    'M344 158C350 194 370 216 400 216S450 194 456 158L470 164C464 208 438 234 400 234S336 208 330 164Z';
  k.panel(rib, c, { pat: [pattern(k, 'rib', { base: c })], edge: [8, 0.5], blur: 3 });
}
