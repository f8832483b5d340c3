import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawWallet(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    g = pattern(k, 'jute', { base: a, s: 0.35 }),
    p = pattern(k, l.pat, { base: b, a: l.c, b: l.a, s: 0.7 });
  k.add(`<g transform="translate(400 500) rotate(-9) scale(1.22) translate(-400 -480)">`);
  // coiled belt behind

  const back = rrect(170, 330, 460, 300, 26);
  k.cast(back, 20, 30, 18, 0.4);
  k.panel(back, shade(a, 0.35), { pat: [g], edge: [20, 0.5], blur: 8 });
  // notes and cards peeking out
  k.panel(rrect(206, 280, 390, 120, 6), 'pista', {
    edge: [14, 0.3],
    blur: 5,
    over:
      lineS(rrect(220, 294, 362, 90, 3), 'neem', 2, 0.6) +
      `<circle cx="300" cy="320" r="22" fill="none" stroke="${col('neem')}" stroke-width="2" opacity=".6"/>`,
  });
  k.panel(rrect(232, 306, 330, 100, 12), c, {
    edge: [12, 0.4],
    blur: 5,
    over:
      pathS(rrect(256, 322, 40, 28, 5), lite('brass', 0.5)) +
      lineS('M330 332H520M330 346H470', lite(c, 0.7), 4, 0.7),
  });
  const front = rrect(166, 352, 468, 290, 26);
  k.add(`<path d="${front}" fill="${INK}" opacity=".45" filter="${k.blur(8)}" transform="translate(2 -4)"/>`);
  k.panel(front, a, {
    pat: [g],
    edge: [34, 0.45],
    blur: 12,
    off: [-7, -7],
    light: [
      ['M200 390C300 376 420 378 520 384', 20, 0.5],
      ['M190 420C186 500 190 560 196 610', 20, 0.35],
    ],
    dark: [['M420 620C500 560 560 540 640 520', 30, 0.2]],
    over:
      `<path d="M166 520H634V600H166Z" fill="${b}"/>${p ? `<path d="M166 520H634V600H166Z" fill="${p}"/>` : ''}` +
      lineS('M166 520H634M166 600H634', c, 4),
  });
  k.stitch(rrect(178, 364, 444, 266, 18), lite(a, 0.7), 0.75, 2.2, '9 5');
  k.add(
    `<path d="M400 410L424 438 400 466 376 438Z" fill="none" stroke="${shade(a, 0.8)}" stroke-width="3.4"/><path d="M400 412L424 440 400 468 376 440Z" fill="none" stroke="${lite(a, 0.4)}" stroke-width="1.4"/>`,
  );
  k.add('</g>');
}

export const wallet: Template = { draw: drawWallet, set: 'flat', focus: [420, 450, 2.2] };
