import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { plinth } from '../../sets/plinth';
import { glassy } from '../../surfaces/glassy';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawPerfume(k: Pen, l: Look) {
  const a = col(l.a),
    g = polish(k, l.c);
  plinth(k, col(l.kind ?? 'blush'), 400, 780, 290, 70);
  k.add(`<ellipse cx="420" cy="790" rx="210" ry="24" fill="${INK}" opacity=".42" filter="${k.blur(9)}"/>`);
  // mughal-arch bottle
  const bot = sym(
    'M400 352L440 358C452 380 470 392 500 398C548 410 560 440 558 470L566 760C566 780 556 790 536 792L400 796',
  );
  k.path(
    bot,
    k.lin([
      [0, lite(a, 0.5), 0.95],
      [1, lite(a, 0.9), 0.95],
    ]),
  );
  const liq = sym('M400 470C470 470 510 466 534 462L540 740C540 760 532 768 516 768L400 772');
  k.path(liq, glassy(k, l.a, 1));
  k.panel(bot, 'none', {
    ink: shade(a, 0.9),
    glow: '#ffffff',
    edge: [26, 0.45],
    off: [0, 0],
    blur: 7,
    light: [
      ['M268 450C262 560 262 660 268 750', 16, 0.95],
      ['M330 420C360 402 420 402 450 410', 14, 0.8],
      ['M540 480V740', 7, 0.8],
    ],
    over: `<path d="M300 470L380 470 330 770H290Z" fill="#fff" opacity=".18"/>`,
  });
  k.line(bot, lite(a, 1.4), 3, 0.8);
  // emblem window
  k.add(
    `<g transform="translate(400 620)"><path d="M0-96C8-80 26-76 40-70C62-64 70-44 70-24V84H-70V-24C-70-44-62-64-40-70C-26-76-8-80 0-96Z" fill="${lite('khadi', 0.4)}" stroke="${col(l.c)}" stroke-width="5"/>${motif(l.motif ?? 'lotus', 0, -8, 0.42, l.b, l.c)}<path d="M-36 54H36" stroke="${shade(l.b, 0.3)}" stroke-width="6"/><path d="M-24 68H24" stroke="${col(l.c)}" stroke-width="3.4"/></g>`,
  );
  k.path('M362 322H438V358A38 8 0 0 1 362 358Z', g);
  k.line('M362 340A38 8 0 0 0 438 340', shade(l.c, 0.7), 3, 0.5);
  // dome stopper
  k.path('M330 322C326 250 366 226 400 200C434 226 474 250 470 322A70 14 0 0 1 330 322Z', polish(k, l.b));
  k.add(
    lineS('M400 206C372 250 366 290 368 332M400 206C428 250 434 290 432 332', lite(l.c, 0.4), 3, 0.8) +
      `<circle cx="400" cy="190" r="17" fill="${orb(k, l.c)}"/>`,
  );
  k.path('M330 316A70 14 0 0 0 470 316V330A70 14 0 0 1 330 330Z', g);
  // tassel
  k.line('M366 344C320 380 316 420 326 452', l.b, 4);
  k.add(
    `<circle cx="327" cy="458" r="9" fill="${orb(k, l.c)}"/><path d="M318 466h18l6 62h-30z" fill="${col(l.b)}"/><path d="M322 468l-4 58M327 468v58M332 468l4 58" stroke="${shade(l.b, 0.6)}" stroke-width="2"/>`,
  );
}

export const perfume: Template = {
  draw: drawPerfume,
  set: 'niche',
  focus: [400, 560, 2.2],
};
