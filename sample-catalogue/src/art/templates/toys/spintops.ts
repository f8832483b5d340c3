import { INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { at } from '../../pen/at';
import type { Pen } from '../../pen/Pen';
import { lathe } from '../../surfaces/lathe';
import { polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawTops(k: Pen, l: Look) {
  const top = (x: number, y: number, s: number, rot: number, cs: string[]) => {
    k.add(
      `<ellipse cx="${x + 20 * s}" cy="${y + 178 * s}" rx="${100 * s}" ry="${18 * s}" fill="${INK}" opacity=".4" filter="${k.blur(9)}"/><g transform="translate(${x} ${y}) scale(${s}) rotate(${rot})">`,
    );
    const prof =
      'M-16-150H16V-116C70-112 128-70 130-20C126 40 60 110 14 156L0 186L-14 156C-60 110-126 40-130-20C-128-70-70-112-16-116Z';
    const bands = [
      ['-60', 26],
      ['-26', 16],
      ['4', 30],
      ['40', 14],
      ['66', 22],
      ['100', 14],
    ] as const;
    k.panel(prof, lathe(k, at(cs, 0)), {
      ink: INK,
      glow: '#fff',
      over:
        bands
          .map(
            ([yy, h], i) =>
              `<path d="M-140 ${yy}C-60 ${+yy + 34} 60 ${+yy + 34} 140 ${yy}" stroke="${lathe(k, at(cs, (i % (cs.length - 1)) + 1))}" stroke-width="${h}" fill="none"/>`,
          )
          .join('') +
        `<path d="M-140 -43C-60 -9 60 -9 140 -43" stroke="${lite(at(cs, 0), 1)}" stroke-width="6" stroke-dasharray="0 13" fill="none"/>`,
      light: [['M-70-70C-100-30-70 50-30 100', 18, 0.45]],
      dark: [['M90-60C110 0 70 80 20 140', 34, 0.35]],
      blur: 9,
    });
    k.add(
      `<path d="M-6 164L0 200 6 164Z" fill="${polish(k, 'steel')}"/><ellipse cy="-150" rx="16" ry="6" fill="${lite(at(cs, 0), 0.8)}"/></g>`,
    );
  };
  // cord lying on the floor
  const cord = 'M430 858C520 900 640 880 660 838S560 800 520 832 600 900 700 868';
  k.line(cord, INK, 9, 0.3, `transform="translate(4 7)" filter="${k.blur(3)}"`);
  k.line(cord, 'khadi', 9);
  k.line(cord, shade('chandan', 0.5), 9, 0.5, 'stroke-dasharray="3 6"');
  top(286, 520, 1.24, -7, [l.a, l.b, l.c, 'cream']);
  top(566, 590, 0.96, 9, [l.b, l.c, l.a, 'cream']);
  top(420, 752, 0.56, -4, [l.c, l.a, 'cream', l.b]);
}

export const spintops: Template = { draw: drawTops, set: 'sweep', focus: [310, 420, 2.2] };
