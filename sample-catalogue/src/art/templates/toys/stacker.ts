import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { at } from '../../pen/at';
import { circ, r1 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { lathe } from '../../surfaces/lathe';
import { orb } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawStacker(k: Pen, l: Look) {
  const cs = [l.a, l.b, l.c, 'kesar', l.a, 'firozi', l.b].map(col);
  k.contact(400, 826, 226, 26, 0.6);
  k.path(
    'M196 790C196 770 220 762 250 762H550C580 762 604 770 604 790V806C604 832 540 840 400 840S196 832 196 806Z',
    lathe(k, 'maple'),
  );
  k.line('M204 786C260 806 540 806 596 786', lite('maple', 0.6), 3, 0.7);
  k.line('M206 800C270 822 530 822 594 800', shade('maple', 0.5), 2, 0.5);
  let y = 768;
  for (let i = 0; i < 6; i++) {
    const rx = 186 - i * 21,
      h = 78 - i * 3,
      t = y - h,
      c = at(cs, i);
    k.add(
      `<ellipse cx="404" cy="${y - 2}" rx="${rx - 8}" ry="10" fill="${INK}" opacity=".45" filter="${k.blur(4)}"/>`,
    );
    const d = `M${400 - rx + 26} ${t}C${400 - rx - 12} ${t} ${400 - rx - 12} ${y} ${400 - rx + 26} ${y}C${400 - rx * 0.4} ${y + 12} ${400 + rx * 0.4} ${y + 12} ${400 + rx - 26} ${y}C${400 + rx + 12} ${y} ${400 + rx + 12} ${t} ${400 + rx - 26} ${t}C${400 + rx * 0.4} ${t + 9} ${400 - rx * 0.4} ${t + 9} ${400 - rx + 26} ${t}Z`;
    k.path(d, lathe(k, c));
    const mid = (dy: number, q: number) =>
      `M${r1(400 - rx + q)} ${t + h * dy}C${r1(400 - rx * 0.4)} ${t + h * dy + 11} ${r1(400 + rx * 0.4)} ${t + h * dy + 11} ${r1(400 + rx - q)} ${t + h * dy}`;
    k.add(
      lineS(mid(0.16, 10), lite(c, 0.9), 7, 0.5, `filter="${k.blur(3)}"`) +
        (i % 2
          ? lineS(mid(0.5, 0), lite(c, 1.1), 10, 0.95, 'stroke-dasharray="0 19"')
          : lineS(mid(0.4, 0), at(cs, i + 1), 5) + lineS(mid(0.56, 0), lite('cream', 0.5), 3)) +
        lineS(mid(0.86, 12), shade(c, 0.9), 9, 0.35, `filter="${k.blur(3)}"`),
    );
    y = t + 4;
  }
  // turbaned knob
  k.add(`<ellipse cx="402" cy="${y - 2}" rx="40" ry="8" fill="${INK}" opacity=".4" filter="${k.blur(4)}"/>`);
  k.path(
    circ(400, y - 46, 56, 54),
    k.rad(
      [
        [0, lite('maple', 1)],
        [0.6, 'maple'],
        [1, shade('maple', 0.6)],
      ],
      0.36,
      0.34,
      0.72,
    ),
  );
  k.add(
    `<circle cx="382" cy="${y - 40}" r="5.5" fill="${INK}"/><circle cx="420" cy="${y - 40}" r="5.5" fill="${INK}"/><path d="M388 ${y - 22}q13 10 26 0" fill="none" stroke="${INK}" stroke-width="4"/><circle cx="366" cy="${y - 26}" r="9" fill="${col('coral')}" opacity=".5"/><circle cx="436" cy="${y - 26}" r="9" fill="${col('coral')}" opacity=".5"/>`,
  );
  k.panel(
    `M340 ${y - 54}C336 ${y - 110} 380 ${y - 124} 410 ${y - 120}C450 ${y - 118} 466 ${y - 90} 460 ${y - 54}C430 ${y - 72} 372 ${y - 74} 340 ${y - 54}Z`,
    l.a,
    {
      edge: [14, 0.45],
      blur: 5,
      over: lineS(
        `M344 ${y - 72}C380 ${y - 100} 430 ${y - 100} 458 ${y - 78}M352 ${y - 94}C390 ${y - 118} 420 ${y - 116} 446 ${y - 104}`,
        lite(l.a, 0.8),
        4,
        0.8,
      ),
    },
  );
  k.add(`<circle cx="402" cy="${y - 92}" r="10" fill="${orb(k, 'gold')}"/>`);
}

export const stacker: Template = { draw: drawStacker, set: 'sweep', focus: [380, 560, 2.2] };
