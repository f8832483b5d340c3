import { col, INK } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { both } from '../../pen/both';
import { flip, rrect, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { hanger } from '../../sets/hanger';
import type { Look, Template } from '../Template';

function drawBandi(k: Pen, l: Look) {
  const a = col(l.a),
    g = col(l.c),
    w = pattern(k, 'jute', { base: a, s: 0.6 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps });
  const right =
    'M400 232L452 196L534 226C520 290 530 370 562 430C552 540 560 680 576 800C530 826 470 832 404 826Z';
  hanger(k, 206, 132);
  k.cast(
    sym('M400 232L452 196L534 226C520 290 530 370 562 430C552 540 560 680 576 800C530 826 470 832 400 826'),
    28,
    36,
    20,
    0.32,
  );
  k.panel(sym('M400 180L456 192L520 240C508 300 522 380 548 430L400 500'), shade(l.b, 0.35), {
    pat: [pattern(k, 'zari', { base: 'madder', a: lite(l.b, 0.2), b: l.c })],
    dark: [['M250 240C280 320 280 380 250 440M550 240C520 320 520 380 550 440', 40, 0.5]],
  });
  both(right, (d, s) => {
    const X = (x: number) => (s > 0 ? x : 800 - x),
      m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, s > 0 ? tone(a, -0.02) : a, {
      pat: [p, w],
      edge: [28, 0.42],
      blur: 10,
      off: [-5, -4],
      dark: [
        [m('M560 432C520 470 490 520 470 600'), 24, 0.34],
        [m('M540 640C530 720 536 780 548 830'), 24, 0.25],
      ],
      light: [
        [m('M476 240C500 330 500 420 490 500'), 34, s > 0 ? 0.25 : 0.45],
        [m('M440 600C446 700 450 760 446 820'), 22, 0.3],
      ],
      crease: [
        [X(560), 436, X(516), 470, X(486), 540, s * 13, 0.45],
        [X(558), 470, X(530), 520, X(522), 590, s * 10, 0.45],
        [X(500), 820, X(490), 750, X(498), 690, s * 8, 0.45],
        [X(450), 470, X(468), 500, X(474), 548, s * -7, 0.45],
      ],
      over: lineS(
        m('M530 230C514 292 524 372 556 428M404 816C470 822 530 816 575 791'),
        shade(a, 0.8),
        1.5,
        0.5,
        'stroke-dasharray="6 4"',
      ),
    });
  });
  const welt = (x: number, y: number, wd: number, r: number) => {
    k.add(`<g transform="rotate(${r} ${x + wd / 2} ${y})">`);
    k.panel(rrect(x, y, wd, 20, 3), a, { pat: [w], edge: [6, 0.5], blur: 3 });
    k.line(`M${x} ${y}h${wd}`, shade(a, 0.95), 2.4, 0.7);
    k.stitch(`M${x + 2} ${y + 17}h${wd - 4}`, shade(a, 0.7), 0.5, 1.2, '4 3');
    k.add('</g>');
  };
  welt(440, 650, 96, -6);
  welt(264, 650, 96, 6);
  welt(452, 392, 72, -8);
  // pocket square
  k.panel('M458 396L470 356 486 372 500 350 512 380 522 372 524 388Z', l.b, {
    pat: [pattern(k, 'butti', { base: l.b, a: 'cream', b: l.c, s: 0.5 })],
    edge: [8, 0.5],
    blur: 4,
  });
  k.line('M402 236V826', shade(a, 0.95), 2.6, 0.7);
  k.stitch('M412 240V822', shade(a, 0.7), 0.5, 1.3);
  for (const y of [290, 390, 490, 590, 690])
    k.add(
      `<circle cx="394" cy="${y + 4}" r="12" fill="${INK}" opacity=".35"/><circle cx="391" cy="${y}" r="11.5" fill="${g}"/><circle cx="391" cy="${y}" r="7.5" fill="none" stroke="${shade(g, 0.5)}" stroke-width="1.6"/><path d="M384 ${y - 4}A9 9 0 0 1 394 ${y - 8}" stroke="${lite(g, 0.9)}" stroke-width="2.2" fill="none"/>`,
    );
  both('M452 190C458 206 446 240 402 254L401 222C424 214 436 200 434 182Z', (d) => {
    k.panel(d, a, { pat: [w], edge: [9, 0.45], blur: 4 });
    k.line(d, shade(a, 0.8), 1.2, 0.4);
  });
}

export const bandi: Template = { draw: drawBandi, set: 'wall', focus: [430, 380, 2.2], cloth: true };
