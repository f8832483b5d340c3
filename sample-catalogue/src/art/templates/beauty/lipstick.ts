import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { circ } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { plinth } from '../../sets/plinth';
import { polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawLipstick(k: Pen, l: Look) {
  const a = col(l.a),
    g = polish(k, l.c);
  plinth(k, col(l.kind ?? 'blush'), 400, 770, 280, 76);
  // cap lying behind
  k.add(
    `<g transform="translate(560 640)"><ellipse cx="10" cy="132" rx="74" ry="16" fill="${INK}" opacity=".45" filter="${k.blur(7)}"/>`,
  );
  k.path('M-60-130H60V126A60 16 0 0 1-60 126Z', polish(k, l.b));
  k.path('M-60 90V126A60 16 0 0 0 60 126V90A60 16 0 0 1-60 90Z', g);
  k.path(circ(0, -130, 60, 15), lite(l.b, 0.4));
  k.add(motif('lotus', 0, -10, 0.36, l.c, lite(l.c, 0.4)) + '</g>');
  k.add(`<ellipse cx="352" cy="776" rx="100" ry="20" fill="${INK}" opacity=".5" filter="${k.blur(8)}"/>`);
  // bullet
  const bul = 'M290 480V330C290 268 330 214 402 196C410 220 410 260 410 300V480Z';
  k.path(
    bul,
    k.lin(
      [
        [0, shade(a, 0.5)],
        [0.2, lite(a, 0.35)],
        [0.45, a],
        [1, shade(a, 0.7)],
      ],
      [0, 0, 1, 0],
    ),
  );
  k.path(
    'M292 338C300 270 336 218 402 196C411 230 408 300 372 336C346 360 300 366 292 338Z',
    k.lin(
      [
        [0, lite(a, 0.8)],
        [1, lite(a, 0.15)],
      ],
      [0, 0, 1, 1],
    ),
  );
  k.line(
    'M292 338C300 270 336 218 402 196C411 230 408 300 372 336C346 360 300 366 292 338Z',
    lite(a, 0.9),
    2.4,
    0.6,
  );
  k.add(`<path d="M308 380V470" stroke="#fff" stroke-width="9" opacity=".45" filter="${k.blur(4)}"/>`);
  k.path('M278 452C278 462 422 462 422 452V560H278Z', g);
  k.path('M278 452A72 10 0 0 0 422 452A72 10 0 0 0 278 452Z', shade(l.c, 0.7));
  k.path(bul.replace('M290 480', 'M290 456').replace('V480Z', 'V456Z'), 'none');
  k.path('M262 556H438V770A88 18 0 0 1 262 770Z', polish(k, l.b));
  k.path('M262 556A88 14 0 0 0 438 556A88 14 0 0 0 262 556Z', lite(l.b, 0.35));
  k.path('M278 548V556A72 10 0 0 0 422 556V548Z', g);
  k.path('M262 590V606A88 18 0 0 0 438 606V590A88 18 0 0 1 262 590Z', g);
  k.add(
    lineS('M266 690A88 18 0 0 0 434 690', lite(l.c, 0.4), 24, 1, 'stroke-dasharray="3 8"') +
      lineS('M266 690A88 18 0 0 0 434 690', l.b, 12) +
      lineS('M266 690A88 18 0 0 0 434 690', lite(l.c, 0.6), 6, 1, 'stroke-dasharray="0 13"'),
  );
}

export const lipstick: Template = {
  draw: drawLipstick,
  set: 'niche',
  focus: [360, 320, 2.2],
};
