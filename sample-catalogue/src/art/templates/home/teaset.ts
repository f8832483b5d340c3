import { col, INK, LIGHT } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { circ } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { orb } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

/** Round and glazed: dark towards both edges, light where the window stands in it. */
const glaze = (k: Pen, a: string) =>
  k.lin(
    [
      [0, shade(a, 0.4)],
      [0.26, lite(a, 0.6)],
      [0.45, a],
      [0.8, shade(a, 0.4)],
      [1, shade(a, 0.8)],
    ],
    [0, 0, 1, 0],
  );

function drawMug(k: Pen, l: Look) {
  const [a, b, c] = [col(l.a), col(l.b), col(l.c)];
  k.contact(380, 800, 190, 22, 0.6);
  k.line('M556 470C700 440 720 680 560 690', shade(a, 0.6), 46);
  k.line('M556 470C700 440 720 680 560 690', a, 38);
  k.line('M560 466C690 444 706 640 590 680', lite(a, 0.8), 8, 0.7);
  const body = 'M190 400C190 390 570 390 570 400L560 740C556 790 500 806 380 806S204 790 200 740Z';
  k.path(body, glaze(k, a));
  k.panel(body, 'none', {
    ink: shade(a, 0.8),
    glow: LIGHT,
    under:
      `<path d="M180 540C280 574 480 574 580 540V700C480 734 280 734 180 700Z" fill="${b}"/>` +
      (l.motif
        ? ''
        : `<path d="M180 540C280 574 480 574 580 540V700C480 734 280 734 180 700Z" fill="${pattern(k, l.pat, { base: b, a: l.a, b: l.c, s: 0.8 })}"/>`) +
      (l.motif ? motif(l.motif, 370, 640, 0.72, l.c, l.a) : ''),
    edge: [50, 0.35],
    off: [-8, -2],
    blur: 16,
    light: [['M236 430C230 540 232 660 240 760', 22, 0.7]],
    dark: [['M530 420C536 540 530 680 516 790', 44, 0.3]],
    over: lineS('M180 540C280 574 480 574 580 540M180 700C280 734 480 734 580 700', c, 7),
  });
  k.path(circ(380, 402, 190, 44), lite(a, 0.3));
  k.path(
    circ(380, 408, 172, 35),
    k.lin([
      [0, shade(a, 0.7)],
      [1, shade(a, 0.3)],
    ]),
  );
  k.path(
    circ(380, 420, 152, 26),
    k.lin([
      [0, '#6b3d22'],
      [1, '#a8683a'],
    ]),
  );
  k.add(
    `<path d="M270 414C310 400 380 398 420 402" stroke="#e9c08a" stroke-width="6" opacity=".7" fill="none"/>`,
  );
  k.add(
    `<g fill="none" stroke="#fff" stroke-width="16" opacity=".4" filter="${k.blur(9)}"><path d="M340 350C310 300 370 270 340 210M420 350C390 290 450 260 420 190"/></g>`,
  );
}

function drawTray(k: Pen) {
  k.add(`<ellipse cx="408" cy="800" rx="340" ry="70" fill="${INK}" opacity=".35" filter="${k.blur(16)}"/>`);
  k.path(circ(400, 776, 326, 78), shade('teak', 0.5));
  k.path(
    circ(400, 764, 326, 78),
    k.lin(
      [
        [0, lite('teak', 0.4)],
        [1, 'teak'],
      ],
      [0, 0, 1, 0.5],
    ),
  );
  k.path(
    circ(400, 766, 296, 66),
    k.lin([
      [0, shade('teak', 0.45)],
      [1, lite('teak', 0.15)],
    ]),
  );
  k.line(circ(400, 764, 311, 72), 'brass', 6, 1, 'stroke-dasharray="0 16"');
}

function drawPot(k: Pen, l: Look) {
  const [a, b, c] = [col(l.a), col(l.b), col(l.c)];
  const p = (s: number, x = 0, y = 0) => pattern(k, l.pat, { base: a, a: l.b, b: l.c, s, x, y });
  k.add(`<ellipse cx="360" cy="760" rx="150" ry="26" fill="${INK}" opacity=".5" filter="${k.blur(8)}"/>`);
  k.line('M246 560C150 540 150 690 262 690', shade(b, 0.4), 30);
  k.line('M246 560C150 540 150 690 262 690', b, 23);
  k.path(
    'M476 612C520 600 528 540 560 508C570 500 590 496 604 494C600 504 598 508 592 514C574 550 566 650 478 704Z',
    glaze(k, a),
  );
  k.add(
    lineS('M604 494C598 506 594 510 590 516', shade(a, 0.7), 7) +
      lineS('M488 618C524 602 534 552 566 516', lite(a, 0.9), 6, 0.7),
  );
  const pot =
    'M350 486C450 486 500 550 500 630C500 700 460 750 430 764H270C240 750 200 700 200 630C200 550 250 486 350 486Z';
  k.path(pot, glaze(k, a));
  k.panel(pot, 'none', {
    ink: shade(a, 0.8),
    glow: LIGHT,
    under: p(0.75)
      ? `<path d="M190 570C280 606 420 606 510 570V690C420 726 280 726 190 690Z" fill="${p(0.75, 10, 8)}"/>`
      : '',
    edge: [46, 0.4],
    off: [-8, -8],
    blur: 14,
    light: [['M250 560C226 610 230 680 256 720', 18, 0.8]],
    over: lineS('M190 570C280 606 420 606 510 570M190 690C280 726 420 726 510 690', c, 5),
  });
  k.path('M276 494C290 464 410 464 424 494C400 510 300 510 276 494Z', glaze(k, a));
  k.add(
    `<ellipse cx="350" cy="496" rx="75" ry="13" fill="none" stroke="${c}" stroke-width="4"/><circle cx="350" cy="456" r="17" fill="${orb(k, l.b)}"/>`,
  );
}

function drawCup(k: Pen, l: Look, x: number, y: number, s: number) {
  const [a, b, c] = [col(l.a), col(l.b), col(l.c)];
  k.add(
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="6" cy="64" rx="62" ry="14" fill="${INK}" opacity=".45" filter="${k.blur(6)}"/>`,
  );
  const cup = 'M-62-40H62C60 20 40 64 22 68H-22C-40 64-60 20-62-40Z';
  k.path(cup, glaze(k, a));
  k.panel(cup, 'none', {
    ink: shade(a, 0.8),
    glow: LIGHT,
    under: `<path d="M-70-10C-30 6 30 6 70-10V16C30 32-30 32-70 16Z" fill="${b}"/>`,
    edge: [20, 0.35],
    blur: 7,
    light: [['M-44-20C-40 10-34 34-22 52', 8, 0.8]],
    over: lineS('M-70-12C-30 4 30 4 70-12M-70 18C-30 34 30 34 70 18', c, 3),
  });
  k.path(circ(0, -40, 62, 15), lite(a, 0.3));
  k.path(
    circ(0, -38, 53, 11),
    k.lin([
      [0, '#6b3d22'],
      [1, '#b5713f'],
    ]),
  );
  k.add('</g>');
}

/** A mug by itself, or a pot and two cups on a tray. */
function drawTeaset(k: Pen, l: Look) {
  if (l.kind === 'mug') return drawMug(k, l);
  drawTray(k);
  drawPot(k, l);
  drawCup(k, l, 560, 700, 1);
  drawCup(k, l, 490, 756, 1.04);
  k.add(
    `<g fill="none" stroke="#fff" stroke-width="13" opacity=".38" filter="${k.blur(8)}"><path d="M556 640C536 596 580 570 556 510M604 510C584 470 630 450 604 400"/></g>`,
  );
}

export const teaset: Template = { draw: drawTeaset, set: 'shelf', focus: [370, 620, 2.1] };
