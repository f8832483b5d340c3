import { col, LIGHT } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawLamp(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    p = pattern(k, l.pat, { base: b, a: l.c, b: l.a, s: l.ps ?? 0.9 });
  k.add(
    `<circle cx="400" cy="380" r="370" fill="${k.rad([
      [0, '#ffe9b0', 0.75],
      [0.45, '#ffe2a0', 0.28],
      [1, '#ffe2a0', 0],
    ])}"/>`,
  );
  k.contact(404, 846, 130, 18, 0.6);
  const base = sym(
    'M400 520L420 522L424 560C480 590 520 640 516 700C512 760 470 800 452 822L460 842L400 848',
  );
  k.path(
    base,
    k.lin(
      [
        [0, shade(a, 0.45)],
        [0.28, lite(a, 0.55)],
        [0.45, a],
        [1, shade(a, 0.85)],
      ],
      [0, 0, 1, 0],
    ),
  );
  k.panel(base, 'none', {
    ink: shade(a, 0.8),
    glow: LIGHT,
    light: [['M318 640C300 690 310 750 340 790', 14, 0.7]],
    dark: [
      ['M380 556H440', 14, 0.4],
      ['M480 640C500 700 480 780 440 830', 30, 0.3],
    ],
    blur: 7,
    over: `<path d="M270 650C350 680 450 680 530 650M268 742C350 772 450 772 532 742" fill="none" stroke="${lite(c, 0.3)}" stroke-width="5"/><path d="M276 698C350 726 450 726 524 698" fill="none" stroke="${lite(c, 0.3)}" stroke-width="44" stroke-dasharray="3 9" opacity=".85"/><path d="M276 698C350 726 450 726 524 698" fill="none" stroke="${a}" stroke-width="22"/><path d="M276 698C350 726 450 726 524 698" fill="none" stroke="${lite(c, 0.3)}" stroke-width="11" stroke-dasharray="0 20"/>`,
  });
  k.path('M384 500H416V526H384Z', polish(k, 'brass'));
  const shd = sym('M400 190C450 190 490 186 520 180L604 500C560 514 480 520 400 520');
  k.panel(shd, b, {
    pat: [p],
    edge: [40, 0.3],
    off: [-4, -10],
    blur: 16,
    glow: '#fff3c8',
    light: [
      ['M400 300C420 380 420 430 400 470', 150, 0.55],
      ['M300 260C270 340 250 420 240 480', 26, 0.4],
    ],
    dark: [['M560 260C580 360 590 440 600 500', 50, 0.3]],
    over: (() => {
      let d = '';
      for (let i = 0; i <= 18; i++) {
        const t = i / 18;
        d += `M${Math.round(280 + t * 240)} 186L${Math.round(198 + t * 404)} 512`;
      }
      return lineS(d, shade(b, 0.7), 3, 0.2) + lineS(d, '#fff4d0', 2, 0.35, 'transform="translate(4 0)"');
    })(),
  });
  k.line('M280 180C320 190 480 190 520 180', c, 11);
  k.line('M196 500C260 520 540 520 604 500', c, 13);
  k.line(
    'M196 504C260 524 540 524 604 504',
    lite(c, 0.6),
    5,
    1,
    'stroke-dasharray="0 12" transform="translate(0 8)"',
  );
  k.add(
    `<path d="M392 170h16v20h-16z" fill="${polish(k, 'brass')}"/><circle cx="400" cy="164" r="12" fill="${orb(k, 'brass')}"/><path d="M446 520v48" stroke="${col('brass')}" stroke-width="2.4"/><circle cx="446" cy="574" r="7" fill="${orb(k, 'brass')}"/>`,
  );
}

export const lamp: Template = { draw: drawLamp, set: 'shelf', focus: [400, 420, 2] };
