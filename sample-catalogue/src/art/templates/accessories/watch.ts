import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { circ, rrect, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawWatch(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    g = polish(k, l.c, [0, 0, 1, 1]),
    gold = col(l.c),
    p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps ?? 0.5 });
  const strap = sym('M400 130L452 130C462 130 470 138 470 150L484 372L400 372'),
    strap2 = sym('M400 628L484 628L468 850C466 872 440 884 400 884');
  k.cast(strap + strap2 + circ(400, 500, 160), 24, 26, 16, 0.42);
  for (const d of [strap, strap2]) {
    k.panel(d, a, {
      pat: [p, pattern(k, 'jute', { base: a, s: 0.35 })],
      edge: [20, 0.45],
      blur: 7,
      light: [['M346 150V860', 18, 0.35]],
      dark: [['M310 366H490M310 636H490', 26, 0.5]],
    });
  }
  k.stitch(
    'M340 146L328 364M460 146L472 364M328 636L342 848M472 636L458 848',
    lite(a, 0.7),
    0.85,
    2.4,
    '9 6',
  );
  for (let y = 700; y < 850; y += 34)
    k.add(`<ellipse cx="400" cy="${y}" rx="6" ry="7" fill="${INK}" opacity=".75"/>`);
  k.add(
    `<rect x="332" y="166" width="136" height="34" rx="8" fill="${shade(a, 0.35)}"/><rect x="340" y="122" width="120" height="26" rx="8" fill="none" stroke="${g}" stroke-width="11"/>`,
  );
  k.path('M318 360L336 330H464L482 360V400H318ZM318 640L336 670H464L482 640V600H318Z', g);
  k.path(rrect(556, 480, 30, 40, 8), g);
  k.line('M564 486V514M571 484V516M578 486V514', shade(gold, 0.8), 2, 0.7);
  k.path(circ(400, 500, 162), g);
  k.path(circ(400, 500, 146), shade(gold, 0.7));
  k.path(
    circ(400, 500, 141),
    k.rad(
      [
        [0, lite(b, 0.35)],
        [0.8, b],
        [1, shade(b, 0.6)],
      ],
      0.4,
      0.35,
      0.75,
    ),
  );
  // dial: petal guilloche and batons
  k.add(
    `<g transform="translate(400 500)"><g fill="none" stroke="${lite(b, 0.5)}" stroke-width="1.4" opacity=".5">${Array.from({ length: 12 }, (_, i) => `<ellipse rx="26" ry="52" cy="-46" transform="rotate(${i * 30})"/>`).join('')}</g>${Array.from({ length: 12 }, (_, i) => `<path d="M-3.5-128H3.5L2-${i % 3 ? 110 : 100}H-2Z" fill="${gold}" transform="rotate(${i * 30})"/>`).join('')}<path d="${circ(0, 0, 132)}" fill="none" stroke="${lite(b, 0.8)}" stroke-width="4" stroke-dasharray="1.5 12.32" opacity=".8"/><g transform="translate(2 4)" opacity=".4" stroke="${INK}"><path d="M0 0L-50-44" stroke-width="9"/><path d="M0 0L66-72" stroke-width="6"/></g><g stroke="${lite(gold, 0.4)}"><path d="M0 0L-50-44" stroke-width="9"/><path d="M0 0L66-72" stroke-width="6"/></g><path d="M-10 30L18-104" stroke="${col(l.a)}" stroke-width="2.6" transform="rotate(150)"/><circle r="9" fill="${gold}"/><circle r="4" fill="${shade(gold, 0.8)}"/></g>`,
  );
  k.add(`<path d="M286 560C250 470 300 380 390 364C330 400 300 470 320 560Z" fill="#fff" opacity=".16"/>`);
}

export const watch: Template = { draw: drawWatch, set: 'flat', focus: [400, 500, 2.2] };
