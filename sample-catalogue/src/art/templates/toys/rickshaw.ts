import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { circ, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { lathe } from '../../surfaces/lathe';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawRickshaw(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c);
  k.contact(400, 800, 280, 18, 0.6);
  const wood = k.tile(
    120,
    26,
    `<path d="M0 6C30 2 60 10 120 6M0 17C40 22 80 12 120 17" fill="none" stroke="${shade('maple', 0.5)}" stroke-width="1.3" opacity=".35"/>`,
  );
  // body
  k.panel(
    'M150 740V420C150 330 220 286 330 286H450C520 286 566 330 590 420L640 560C668 600 676 660 672 740Z',
    a,
    {
      edge: [34, 0.42],
      blur: 11,
      off: [-6, -6],
      light: [['M180 430C190 350 260 320 330 318', 22, 0.5]],
    },
  );
  // roof
  k.panel(
    'M132 400C132 300 214 246 330 246H452C536 246 596 300 612 396L574 402C560 340 510 306 450 306H330C240 306 186 340 176 402Z',
    b,
    {
      pat: [pattern(k, l.pat, { base: b, a: l.c, b: l.a, s: 0.6 })],
      edge: [20, 0.42],
      blur: 7,
      light: [['M160 380C170 300 240 268 330 264H440', 14, 0.6]],
    },
  );
  k.line('M132 402H176M574 404L612 398', shade(b, 0.6), 6);
  // openings show the wood
  for (const d of [
    'M200 430C206 360 250 332 330 332H350V560H200Z',
    'M384 332H448C500 332 530 362 546 420L580 560H384Z',
  ])
    k.panel(d, 'maple', {
      pat: [wood],
      edge: [30, 0.5],
      off: [6, 8],
      blur: 8,
      ink: shade('cocoa', 0.4),
      over: lineS(d, shade(a, 0.6), 5, 0.5),
    });
  // peg driver & passenger
  const peg = (x: number, y: number, cc: string, s = 1) =>
    k.add(
      `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-38 110C-44 50-30 20 0 20S44 50 38 110Z" fill="${lathe(k, cc)}"/><circle cy="-8" r="34" fill="${k.rad(
        [
          [0, lite('maple', 1)],
          [0.6, 'maple'],
          [1, shade('maple', 0.6)],
        ],
        0.36,
        0.34,
        0.75,
      )}"/><path d="M-35-12C-36-48 36-48 35-12 20-26-20-26-35-12Z" fill="${shade(cc, 0.3)}"/><circle cx="4" cy="-4" r="4" fill="${INK}"/><circle cx="22" cy="-4" r="4" fill="${INK}"/><path d="M8 10q6 5 12 0" stroke="${INK}" stroke-width="3" fill="none"/></g>`,
    );
  peg(470, 452, c);
  peg(276, 452, 'rani');
  // lower panel with painted stripe and lotus
  k.panel('M150 560H642C662 596 674 640 672 740H150Z', a, {
    edge: [26, 0.42],
    blur: 9,
    off: [-5, -6],
    over:
      lineS('M150 588H655', l.c, 14) +
      lineS('M150 588H655', shade(a, 0.3), 5, 1, 'stroke-dasharray="0 14"') +
      lineS('M150 712H672', b, 12),
    light: [['M160 612H640', 12, 0.3]],
  });
  k.add(
    motif('lotus', 300, 652, 0.46, l.c, l.b) +
      `<path d="M384 560V740" stroke="${shade(a, 0.7)}" stroke-width="3" opacity=".6"/><circle cx="410" cy="640" r="8" fill="${orb(k, 'brass')}"/>`,
  );
  // headlamp, bumper, horn
  k.path(circ(646, 620, 30, 34), polish(k, 'brass'));
  k.path(
    circ(652, 620, 20, 24),
    k.rad(
      [
        [0, '#fffbe8'],
        [1, 'lemon'],
      ],
      0.4,
      0.4,
      0.7,
    ),
  );
  k.path(rrect(136, 734, 548, 22, 10), lathe(k, 'walnut'));
  // wheels
  for (const x of [244, 590])
    k.add(
      `<circle cx="${x + 6}" cy="748" r="66" fill="${INK}" opacity=".3" filter="${k.blur(6)}"/><circle cx="${x}" cy="744" r="64" fill="${k.rad(
        [
          [0, lite('teak', 0.3)],
          [0.8, 'teak'],
          [1, shade('teak', 0.6)],
        ],
        0.4,
        0.38,
        0.62,
      )}"/><circle cx="${x}" cy="744" r="48" fill="none" stroke="${shade('teak', 0.5)}" stroke-width="3" opacity=".6"/><circle cx="${x}" cy="744" r="40" fill="${c}"/>${Array.from({ length: 8 }, (_, i) => `<path d="M${x} 735q9-12 0-24q-9 12 0 24z" fill="${a}" transform="rotate(${i * 45} ${x} 744)"/>`).join('')}<circle cx="${x}" cy="744" r="11" fill="${orb(k, 'brass')}"/>`,
    );
  k.line('M150 690C110 694 90 720 66 730', 'khadi', 6);
  k.add(`<circle cx="62" cy="734" r="18" fill="${orb(k, b)}"/>`);
}

export const rickshaw: Template = { draw: drawRickshaw, set: 'sweep', focus: [500, 470, 2.1] };
