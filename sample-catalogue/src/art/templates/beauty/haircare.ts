import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { circ, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { plinth } from '../../sets/plinth';
import { glassy } from '../../surfaces/glassy';
import { label } from '../../surfaces/label';
import { leaf } from '../../surfaces/leaf';
import { petals } from '../../surfaces/petals';
import { polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawHaircare(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b);
  if (l.kind === 'soap') {
    k.add(`<ellipse cx="410" cy="800" rx="310" ry="40" fill="${INK}" opacity=".35" filter="${k.blur(16)}"/>`);
    const bar = (x: number, y: number, w: number, h: number, d: number, c: string, band?: string) => {
      const top = `M${x} ${y}L${x + d} ${y - d * 0.55}H${x + w + d}L${x + w} ${y}Z`,
        front = rrect(x, y, w, h, 16),
        side = `M${x + w} ${y + 4}L${x + w + d} ${y - d * 0.55}V${y + h - d * 0.55 - 6}L${x + w} ${y + h - 8}Z`;
      k.path(top, lite(c, 0.55));
      k.path(side, shade(c, 0.55));
      k.panel(front, c, {
        edge: [22, 0.35],
        blur: 8,
        light: [[`M${x + 20} ${y + 14}H${x + w - 60}`, 10, 0.8]],
        over: Array.from(
          { length: 7 },
          (_, i) =>
            `<circle cx="${x + 30 + ((i * 97) % (w - 50))}" cy="${y + 22 + ((i * 53) % (h - 40))}" r="${2 + (i % 3)}" fill="${shade(c, 0.4)}" opacity=".5"/>`,
        ).join(''),
      });
      if (band) {
        k.path(`M${x + w * 0.3} ${y - 1}H${x + w * 0.72}V${y + h + 1}H${x + w * 0.3}Z`, band);
        k.add(
          `<path d="M${x + w * 0.3} ${y - 1}H${x + w * 0.72}V${y + h + 1}H${x + w * 0.3}Z" fill="${pattern(k, l.pat ?? 'buti', { base: band, a: 'cream', b: l.c, s: 0.6, x })}"/>`,
        );
        k.path(
          `M${x + w * 0.3} ${y}L${x + w * 0.3 + d} ${y - d * 0.55}H${x + w * 0.72 + d}L${x + w * 0.72} ${y}Z`,
          lite(band, 0.25),
        );
        k.line(`M${x + w * 0.3} ${y}V${y + h}M${x + w * 0.72} ${y}V${y + h}`, l.c, 4);
      } else
        k.add(
          `<g opacity=".75" transform="translate(${x + w / 2 + 2} ${y + h / 2 + 3})">${motif('lotus', 0, 0, h / 260, lite(c, 0.6), lite(c, 0.4))}</g><g opacity=".9" transform="translate(${x + w / 2} ${y + h / 2})">${motif('lotus', 0, 0, h / 260, shade(c, 0.28), shade(c, 0.36))}</g>`,
        );
    };
    bar(170, 660, 420, 132, 50, a);
    bar(190, 510, 400, 128, 50, b, shade(l.b, 0.55));
    bar(214, 366, 370, 122, 50, col('khadi'), col(l.a));
    k.add(leaf(640, 806, -64, 1.3, 'neem') + leaf(630, 812, -28, 1.05, 'pista') + petals(150, 826, 'kesar'));
    return;
  }
  plinth(k, col(l.kind ?? 'haldi'), 400, 790, 270, 66);
  k.add(`<ellipse cx="414" cy="796" rx="160" ry="20" fill="${INK}" opacity=".5" filter="${k.blur(8)}"/>`);
  const bt = 'M268 440C268 390 330 376 352 352V300H448V352C470 376 532 390 532 440V784A132 20 0 0 1 268 784Z';
  k.path(
    bt,
    k.lin([
      [0, lite(a, 1), 0.9],
      [1, lite(a, 0.7), 0.95],
    ]),
  );
  k.path('M280 470C350 486 450 486 520 470V780A120 18 0 0 1 280 780Z', glassy(k, l.a, 1));
  k.add(`<ellipse cx="400" cy="472" rx="120" ry="12" fill="${lite(a, 0.5)}"/>`);
  // herbs inside
  k.add(
    `<g opacity=".65">${leaf(350, 780, -14, 1, 'tulsi')}${leaf(460, 776, 18, 0.9, 'tulsi')}${leaf(404, 700, 40, 0.6, 'tulsi')}</g>`,
  );
  k.panel(bt, 'none', {
    ink: shade(a, 0.9),
    glow: '#fff',
    edge: [22, 0.45],
    off: [0, 0],
    blur: 7,
    light: [
      ['M290 430C286 560 288 680 292 780', 14, 0.9],
      ['M516 450V770', 6, 0.7],
    ],
    over:
      label(312, 530, 176, 200, l) +
      `<path d="M312 530H488V730H312Z" fill="${k.lin(
        [
          [0, INK, 0.22],
          [0.25, '#fff', 0.15],
          [0.6, INK, 0],
          [1, INK, 0.28],
        ],
        [0, 0, 1, 0],
      )}"/>`,
  });
  k.path('M338 200C338 188 462 188 462 200V300C462 314 338 314 338 300Z', polish(k, l.b));
  k.path(circ(400, 200, 62, 12), lite(l.b, 0.5));
  k.line('M338 280A62 12 0 0 0 462 280', l.c, 9);
  k.line(
    'M352 216V276M368 220V282M384 222V284M400 222V284M416 222V284M432 220V282M448 216V276',
    shade(l.b, 0.7),
    2.4,
    0.5,
  );
  k.line('M346 330C380 342 420 342 454 330M346 338C380 350 420 350 454 338', 'chandan', 5);
  k.line('M420 338C440 380 470 390 466 430', 'chandan', 3.4);
  k.add(
    `<g transform="translate(468 436) rotate(12)"><path d="M-20 6L0-10 20 6V58H-20Z" fill="${col('khadi')}"/>${motif('lotus', 0, 30, 0.14, l.b, l.c)}</g>`,
  );
  k.add(petals(190, 836, l.c) + leaf(640, 836, -70, 1, 'neem'));
}

export const haircare: Template = {
  draw: drawHaircare,
  set: 'niche',
  focus: [400, 580, 2.1],
};
