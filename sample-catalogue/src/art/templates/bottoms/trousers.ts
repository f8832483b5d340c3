import { col, INK } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import type { Crease, Stroke } from '../../pen/PanelOpts';
import { flip, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

interface Cut {
  kind: string;
  /** Of its stitches. */
  st: string;
  /** What it is woven of. */
  w: string | undefined;
}

/** The fly, the band with its loops, and what closes it. */
function drawWaist(k: Pen, l: Look, { kind, st, w }: Cut) {
  const a = col(l.a),
    jog = kind === 'joggers',
    jean = kind === 'jeans';
  // fly
  k.line('M400 228V440', shade(a, 0.95), 2.4, 0.7);
  if (!jog) {
    k.stitch('M404 372C432 366 436 330 436 228', st, 0.85);
    if (jean) k.stitch('M404 382C442 376 444 330 444 228', st, 0.85);
  }
  // waistband
  const wb = 'M281 176C340 188 460 188 519 176L524 226C460 238 340 238 276 226Z';
  k.panel('M286 178C340 160 460 160 514 178C460 192 340 192 286 178Z', shade(a, 0.6), {
    dark: [['M290 172H510', 12, 0.5]],
    blur: 5,
    over: pathS(rrect(368, 166, 64, 16, 2), jean ? 'tan' : 'cream'),
  });
  k.panel(wb, a, {
    pat: [jog ? pattern(k, 'rib', { base: a }) : w],
    edge: [16, 0.4],
    blur: 6,
    light: [['M300 196C350 206 420 206 470 200', 10, 0.4]],
  });
  if (jog) {
    for (const s of [-1, 1]) {
      const d = `M${400 + s * 14} 210C${400 + s * 22} 270 ${400 + s * 40} 300 ${400 + s * 26} 360`;
      k.line(d, INK, 6, 0.25, 'transform="translate(5 6)"');
      k.line(d, lite(l.c, 0.6), 6);
      k.line(d, shade(l.c, 0.5), 6, 0.4, 'stroke-dasharray="2 5"');
    }
  } else {
    k.stitch('M283 184C340 196 460 196 517 184M278 218C340 230 460 230 522 218', st, 0.85);
    for (const x of [318, 468]) k.panel(rrect(x, 174, 15, 62, 3), a, { pat: [w], edge: [6, 0.5], blur: 2.5 });
    k.add(
      `<circle cx="402" cy="210" r="11" fill="${INK}" opacity=".4"/><circle cx="400" cy="207" r="10.5" fill="${col(jean ? 'copper' : 'cocoa')}"/><circle cx="400" cy="207" r="6.5" fill="none" stroke="${lite('copper', 0.8)}" stroke-width="1.6"/>`,
    );
    if (jean)
      for (const x of [276, 344, 456, 524])
        k.add(
          `<circle cx="${x}" cy="${x < 300 || x > 500 ? 296 : 236}" r="4" fill="${lite('copper', 0.4)}"/>`,
        );
  }
}

function drawTrousers(k: Pen, l: Look) {
  const kind = l.kind ?? 'jeans',
    a = col(l.a),
    jog = kind === 'joggers',
    jean = kind === 'jeans';
  const w = pattern(k, jean ? 'twill' : jog ? 'melange' : 'weave', { base: a, s: jean ? 1.1 : 1 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps });
  const legR = jog
    ? 'M400 196L516 196C544 300 560 400 556 500C552 620 536 730 520 838C500 848 470 848 448 842C440 720 428 560 404 440Z'
    : 'M400 196L518 196C544 280 560 380 562 480C566 620 562 740 560 872C526 882 486 882 452 876C446 720 432 560 404 440Z';
  const legL = flip(legR),
    all = legR + legL;
  k.cast(all, 24, 30, 18, 0.32);
  const st = jean ? col(l.b) : shade(a, 0.6);
  const leg = (d: string, s: 1 | -1) => {
    const m = (x: string) => (s > 0 ? x : flip(x)),
      mx = (x: number) => (s > 0 ? x : 800 - x);
    const C = (
      x1: number,
      y1: number,
      cx: number,
      cy: number,
      x2: number,
      y2: number,
      wd: number,
    ): Crease => [mx(x1), y1, mx(cx), cy, mx(x2), y2, wd * s, 0.5];
    k.panel(d, s > 0 ? tone(a, -0.02) : a, {
      pat: [k.turn(p, `rotate(${s * -3})`), w],
      edge: [30, 0.45],
      blur: 11,
      off: [-5, -3],
      dark: [
        [m('M408 300C416 420 440 560 462 880'), 22, 0.4],
        [m('M548 420C554 560 548 720 548 880'), 20, s > 0 ? 0.3 : 0.15],
      ],
      light: [
        [
          m(jean ? 'M478 330C492 420 502 520 508 640' : 'M488 330C502 460 506 620 506 820'),
          jean ? 52 : 22,
          jean ? 0.62 : 0.4,
        ],
        ...(jean ? [[m('M506 700C508 760 508 800 508 860'), 30, 0.3] as Stroke] : []),
      ],
      crease: [
        C(404, 350, 440, 372, 486, 366, 12),
        C(406, 384, 436, 412, 470, 420, 10),
        C(408, 318, 440, 322, 470, 312, 8),
        C(438, 592, 470, 620, 516, 612, 9),
        C(560, 566, 530, 590, 500, 588, -8),
        C(440, 640, 470, 652, 500, 646, 7),
        ...(jog
          ? [C(446, 812, 470, 780, 474, 740, 10), C(526, 806, 512, 770, 520, 720, -10)]
          : [C(452, 850, 480, 838, 500, 846, 7)]),
      ],
      over:
        (jean
          ? lineS(m('M538 300C556 400 556 480 554 872'), st, 1.8, 0.8, 'stroke-dasharray="6 4"') +
            lineS(m('M452 856C486 862 526 862 560 852'), st, 1.8, 0.85, 'stroke-dasharray="6 4"') +
            lineS(m('M452 864C486 870 526 870 560 860'), shade(a, 0.8), 10, 0.25)
          : '') +
        (kind === 'chinos' ? lineS(m('M492 250C504 460 508 660 506 880'), lite(a, 0.7), 1.6, 0.6) : ''),
    });
    if (jog)
      k.panel(m('M448 838C470 846 500 846 520 834L518 892C500 900 470 900 452 894Z'), a, {
        pat: [pattern(k, 'rib', { base: a })],
        edge: [16, 0.45],
        blur: 5,
      });
    else if (kind === 'chinos')
      k.panel(m('M451 846C486 852 526 852 561 842L561 884C526 892 486 892 452 888Z'), lite(a, 0.18), {
        pat: [w],
        edge: [10, 0.35],
        blur: 4,
        dark: [[m('M450 848H562'), 5, 0.4]],
      });
    if (jog) {
      k.line(m('M536 330C552 440 552 560 536 700L516 836'), l.b, 11, 0.9);
      k.line(m('M536 330C552 440 552 560 536 700L516 836'), l.c, 3, 0.9);
    }
    // front pocket
    const pk = m(jean ? 'M470 226C474 262 496 286 536 292' : 'M486 226L542 320');
    k.line(pk, shade(a, 0.9), 3, 0.6);
    k.stitch(
      jean ? m('M462 226C466 268 492 294 538 300M454 226C460 276 488 302 540 308') : m('M480 230L536 322'),
      st,
      0.8,
    );
  };
  leg(legL, -1);
  leg(legR, 1);
  drawWaist(k, l, { kind, st, w });
}

export const trousers: Template = { draw: drawTrousers, set: 'flat', focus: [400, 280, 2.4], cloth: true };
