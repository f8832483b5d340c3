import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { circ } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawKajal(k: Pen, l: Look) {
  const a = col(l.a),
    g = polish(k, l.c, [0, 0, 0, 1]);
  if (l.kind === 'kajal') {
    k.add('<g transform="translate(400 520) rotate(-38)">');
    for (const [y, tip, c] of [
      [-86, 1, l.a],
      [52, 0, l.b],
    ] as const) {
      k.add(
        `<g transform="translate(${tip ? -20 : 40} ${y})"><rect x="-300" y="-20" width="600" height="70" rx="30" fill="${INK}" opacity=".3" filter="${k.blur(12)}" transform="translate(14 22)"/>`,
      );
      const bar = (x: number, w: number, f: string) => k.path(`M${x} -34H${x + w}V34H${x}Z`, f);
      const h = (cc: string) =>
        k.lin([
          [0, shade(cc, 0.4)],
          [0.25, lite(cc, 0.6)],
          [0.5, cc],
          [1, shade(cc, 0.8)],
        ]);
      bar(-280, 380, h(col(c)));
      k.path('M-280-34C-310-34-310 34-280 34Z', h(col(c)));
      bar(100, 26, g);
      bar(-206, 12, g);
      if (tip) {
        k.path('M126-30H180L250-12 262 0 250 12 180 30H126Z', h('maple'));
        k.path('M216-21L286-3C296 0 296 0 286 3L216 21Z', h('kohl'));
      } else {
        k.path('M126-38H300C316-38 316 38 300 38H126Z', h(col(c)));
        bar(126, 10, g);
        bar(268, 8, g);
      }
      k.add(
        lineS('M-170 0H60', lite(l.c, 0.5), 30, 1, 'stroke-dasharray="3 9"') +
          lineS('M-170 0H60', c, 15) +
          lineS('M-170 0H60', lite(l.c, 0.5), 7, 1, 'stroke-dasharray="0 16"') +
          '</g>',
      );
    }
    k.add('</g>');
    // swipe of colour
    k.add(
      `<path d="M150 800C240 740 330 830 430 770S580 760 640 800" fill="none" stroke="${col('kohl')}" stroke-width="30" opacity=".88"/><path d="M160 796C244 742 330 826 430 764S580 756 630 792" fill="none" stroke="${lite('kohl', 0.5)}" stroke-width="5" opacity=".6"/>`,
    );
    return;
  }
  // compact, open, seen from above
  k.add('<g transform="translate(400 500) rotate(-10)">');
  k.add(
    `<circle cx="18" cy="190" r="206" fill="${INK}" opacity=".36" filter="${k.blur(16)}"/><circle cx="16" cy="-196" r="200" fill="${INK}" opacity=".3" filter="${k.blur(18)}"/>`,
  );
  k.path(circ(0, -196, 200), polish(k, l.c, [0, 0, 1, 1]));
  k.path(circ(0, -196, 184), shade(l.c, 0.6));
  k.path(
    circ(0, -196, 178),
    k.lin(
      [
        [0, '#f4f8fb'],
        [0.5, '#c9d8e2'],
        [1, '#eaf1f5'],
      ],
      [0, 0, 1, 1],
    ),
  );
  k.add(
    `<path d="M-120-300L10-360 60-340-100-130-150-170Z" fill="#fff" opacity=".5"/><path d="M20-60L130-230 150-210 60-44Z" fill="#fff" opacity=".4"/>`,
  );
  k.path('M-46-14H46V16H-46Z', polish(k, l.c));
  k.path(circ(0, 190, 200), polish(k, l.c, [0, 0, 1, 1]));
  k.path(circ(0, 190, 184), shade(l.c, 0.5));
  k.panel(circ(0, 190, 176), a, {
    edge: [34, 0.4],
    off: [8, 10],
    blur: 11,
    over: `<g opacity=".55">${motif('lotus', 0, 190, 1.45, lite(a, 0.4), shade(a, 0.2))}</g>`,
    light: [['M-110 110C-60 60 40 50 100 90', 26, 0.5]],
  });
  k.path('M-18 384H18V402A18 8 0 0 1-18 402Z', polish(k, l.c));
  // puff
  k.add(
    `<ellipse cx="146" cy="300" rx="112" ry="108" fill="${INK}" opacity=".4" filter="${k.blur(9)}" transform="translate(6 14)"/>`,
  );
  k.panel(circ(140, 292, 112, 108), 'blush', {
    edge: [34, 0.35],
    blur: 10,
    light: [['M80 250C100 216 150 204 190 216', 20, 0.8]],
  });
  k.path('M52 262C100 300 190 320 236 306L240 338C180 350 90 330 44 294Z', l.b);
  k.line('M52 266C100 304 190 324 236 310M46 290C92 326 180 344 238 334', lite(l.c, 0.3), 2.6);
  k.add('</g>');
}

export const kajal: Template = {
  draw: drawKajal,
  set: 'flat',
  focus: [400, 640, 2.1],
};
