import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { at } from '../../pen/at';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { polish } from '../../surfaces/polish';
import { rubber } from '../../surfaces/rubber';
import { tube } from '../../surfaces/tube';
import type { Look, Template } from '../Template';

function drawScooter(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c);
  k.contact(190, 812, 80, 14, 0.5);
  k.contact(600, 812, 80, 14, 0.5);
  k.add(`<ellipse cx="400" cy="818" rx="270" ry="14" fill="${INK}" opacity=".28" filter="${k.blur(12)}"/>`);
  k.add(
    lineS('M112 730C130 690 180 676 230 700', shade(b, 0.4), 16) +
      lineS('M112 728C130 688 180 674 230 698', b, 10),
  );
  k.add(rubber(k, 186, 760, 54, l.c, 18) + rubber(k, 606, 756, 58, l.c, 18));
  k.panel(
    'M176 738C240 730 440 736 500 728C530 720 546 690 556 660L590 668C584 720 560 764 520 772C440 780 260 776 180 774C168 764 168 748 176 738Z',
    a,
    {
      edge: [14, 0.45],
      blur: 5,
      light: [['M190 744C280 738 420 744 500 738', 6, 0.9]],
    },
  );
  k.panel('M220 728H480V742H220Z', b, {
    pat: [pattern(k, l.pat ?? 'kantha', { base: b, a: l.c, b: l.a, s: 0.5 })],
    edge: [6, 0.4],
    blur: 3,
  });
  k.add(
    tube('M606 756L560 640', l.a, 22) +
      tube('M568 664L492 300', 'silver', 18) +
      tube('M566 652L532 486', l.a, 28),
  );
  k.add(
    lineS('M536 500l6 26', b, 24, 1, 'stroke-linecap="butt"') +
      lineS('M545 540l3 14', c, 24, 1, 'stroke-linecap="butt"'),
  );
  k.add(
    lineS('M546 718C566 676 620 668 656 700', shade(b, 0.4), 18) +
      lineS('M546 716C566 674 620 666 656 698', b, 12),
  );
  k.add(
    tube('M400 316C440 290 470 288 494 296C530 290 560 290 590 304', 'silver', 15) +
      lineS('M430 300L392 320M566 292L602 308', c, 26) +
      lineS('M428 296L394 313', lite(c, 0.7), 5, 0.8),
  );
  k.add(
    `<path d="M480 286a20 18 0 0 1 40 0z" fill="${polish(k, 'brass')}"/>` +
      [0, 1, 2, 3]
        .map((i) =>
          lineS(
            `M${390 - i} 324c${-12 - i * 4} 24 ${-2 - i * 5} 44 ${-18 - i * 6} ${80 - i * 7}`,
            at([a, b, c, lite(a, 0.6)], i),
            5,
          ),
        )
        .join(''),
  );
  // front bag with motif
  k.panel('M440 372C480 360 520 360 556 372L566 470C530 486 470 486 434 470Z', b, {
    pat: [pattern(k, l.pat, { base: b, a: l.c, b: l.a, s: 0.6 })],
    edge: [18, 0.45],
    blur: 6,
    light: [['M456 384C450 420 450 440 452 466', 10, 0.5]],
  });
  k.line('M440 396C480 384 520 384 558 396', c, 6);
  k.line('M496 392v26', c, 10);
}

export const scooter: Template = {
  draw: (k, l) => k.g('transform="translate(4 -50)"', () => drawScooter(k, l)),
  set: 'sun',
  focus: [500, 430, 2.1],
};
