import { col, INK, LIGHT } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { circ } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { plinth } from '../../sets/plinth';
import { glassy } from '../../surfaces/glassy';
import { label } from '../../surfaces/label';
import { leaf } from '../../surfaces/leaf';
import { petals } from '../../surfaces/petals';
import { polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawJar(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    g = polish(k, l.c);
  plinth(k, col(l.kind ?? 'pista'), 400, 770, 310, 76);
  // dropper bottle behind
  k.add(`<ellipse cx="546" cy="756" rx="90" ry="14" fill="${INK}" opacity=".45" filter="${k.blur(7)}"/>`);
  const bt = 'M470 470C470 440 500 432 514 424V392H578V424C592 432 622 440 622 470V746A76 14 0 0 1 470 746Z';
  k.path(bt, glassy(k, l.b, 0.96));
  k.panel(bt, 'none', {
    ink: shade(b, 0.95),
    glow: '#fff',
    edge: [18, 0.5],
    off: [0, 0],
    blur: 6,
    light: [['M488 470V730', 8, 0.9]],
    dark: [['M470 480H622', 6, 0.3]],
    over:
      label(470, 540, 152, 150, { ...l, a: 'khadi' }) +
      `<path d="M470 540H622V690H470Z" fill="${k.lin(
        [
          [0, INK, 0.3],
          [0.2, '#fff', 0.2],
          [0.6, INK, 0],
          [1, INK, 0.35],
        ],
        [0, 0, 1, 0],
      )}"/>`,
  });
  k.path('M508 356H584V402A38 6 0 0 1 508 402Z', g);
  k.path(
    'M524 356C520 300 526 250 546 250S572 300 568 356Z',
    k.lin(
      [
        [0, shade('kohl', 0.4)],
        [0.3, lite('kohl', 0.5)],
        [1, shade('kohl', 0.6)],
      ],
      [0, 0, 1, 0],
    ),
  );
  // jar
  k.add(`<ellipse cx="320" cy="776" rx="170" ry="22" fill="${INK}" opacity=".5" filter="${k.blur(8)}"/>`);
  k.path(
    'M162 600H468V740C468 776 440 790 314 790S162 776 162 740Z',
    k.lin(
      [
        [0, shade(a, 0.4)],
        [0.25, lite(a, 0.6)],
        [0.5, a],
        [1, shade(a, 0.7)],
      ],
      [0, 0, 1, 0],
    ),
  );
  k.panel('M162 600H468V740C468 776 440 790 314 790S162 776 162 740Z', 'none', {
    ink: shade(a, 0.8),
    glow: LIGHT,
    under: `<path d="M150 650C240 680 390 680 480 650V730C390 760 240 760 150 730Z" fill="${b}"/><path d="M150 650C240 680 390 680 480 650V730C390 760 240 760 150 730Z" fill="${pattern(k, l.pat ?? 'buti', { base: b, a: l.a, b: l.c, s: 0.7 })}"/>`,
    edge: [34, 0.35],
    blur: 10,
    light: [['M196 620V760', 14, 0.8]],
    over: lineS('M150 650C240 680 390 680 480 650M150 730C240 760 390 760 480 730', l.c, 5),
  });
  k.path('M154 520C154 508 476 508 476 520V604C476 622 154 622 154 604Z', polish(k, l.c));
  k.path(
    circ(315, 520, 161, 30),
    k.lin(
      [
        [0, lite(l.c, 0.9)],
        [1, col(l.c)],
      ],
      [0, 0, 1, 0.6],
    ),
  );
  k.line(circ(315, 520, 140, 24), shade(l.c, 0.4), 2.4, 0.6);
  k.add(
    `<g transform="translate(315 520) scale(1 .2)">${motif('lotus', 0, 0, 0.9, l.b, shade(l.c, 0.3))}</g>`,
  );
  k.line('M160 560V596M176 564V602M454 564V602M470 560V596M206 570V608M424 570V608', shade(l.c, 0.6), 2, 0.4);
  k.add(leaf(650, 800, -60, 1.1, 'neem') + leaf(640, 806, -24, 0.9, 'pista') + petals(200, 838, l.b));
}

export const jar: Template = { draw: drawJar, set: 'niche', focus: [320, 620, 2.2] };
