import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { at } from '../../pen/at';
import { r1 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { polish } from '../../surfaces/polish';
import { rubber } from '../../surfaces/rubber';
import { tube } from '../../surfaces/tube';
import type { Look, Template } from '../Template';

function drawTricycle(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c);
  k.contact(560, 810, 130, 18, 0.5);
  k.contact(240, 814, 110, 16, 0.5);
  k.add(`<ellipse cx="400" cy="820" rx="300" ry="20" fill="${INK}" opacity=".25" filter="${k.blur(14)}"/>`);
  const spoke = (x: number, y: number, r: number, n: number, cc: string) =>
    Array.from(
      { length: n },
      (_, i) =>
        `<path d="M${x} ${y - r * 0.3}C${r1(x + r * 0.3)} ${r1(y - r * 0.5)} ${r1(x + r * 0.3)} ${r1(y - r * 0.8)} ${x} ${r1(y - r)}C${r1(x - r * 0.3)} ${r1(y - r * 0.8)} ${r1(x - r * 0.3)} ${r1(y - r * 0.5)} ${x} ${r1(y - r * 0.3)}Z" fill="${cc}" transform="rotate(${(360 / n) * i} ${x} ${y})"/>`,
    ).join('');
  k.add(rubber(k, 300, 740, 68, l.c));
  k.add(
    tube('M240 706C300 640 380 640 440 600C480 574 506 520 520 470', l.a, 30) +
      tube('M250 640C240 690 236 700 238 736', l.a, 22),
  );
  // rear platform, bin
  k.panel('M150 560H330L316 664H166Z', b, {
    pat: [pattern(k, l.pat, { base: b, a: l.c, b: l.a, s: 0.6 })],
    edge: [20, 0.45],
    blur: 7,
  });
  k.add(tube('M142 558H338', l.c, 16));
  // seat
  k.panel(
    'M270 520C268 500 290 496 330 500C380 506 430 500 436 518C436 540 400 546 360 550C310 552 272 548 270 520Z',
    c,
    {
      edge: [16, 0.5],
      blur: 6,
      light: [['M286 510C330 502 380 512 420 514', 7, 0.8]],
    },
  );
  k.panel('M250 400C246 380 276 376 290 392C306 430 310 470 312 512L268 516C262 470 254 430 250 400Z', c, {
    edge: [16, 0.5],
    blur: 6,
    light: [['M262 396C272 430 276 470 280 506', 7, 0.8]],
  });
  k.add(tube('M352 550L370 634', 'silver', 14));
  // front fork and wheel
  k.add(
    rubber(k, 556, 692, 116, l.b, 26) +
      spoke(556, 692, 74, 8, lite(l.a, 0.1)) +
      `<circle cx="556" cy="692" r="22" fill="${c}"/>`,
  );
  k.add(tube('M514 440C524 500 534 560 556 690', l.a, 24) + tube('M512 446L496 352', 'silver', 16));
  k.add(
    tube('M556 692L600 730', 'silver', 12) +
      `<rect x="576" y="724" width="70" height="22" rx="8" fill="${c}"/><path d="M584 735h54" stroke="${shade(c, 0.6)}" stroke-width="4" stroke-dasharray="6 5"/><circle cx="556" cy="692" r="9" fill="${col('silver')}"/>`,
  );
  // mudguard, handlebar, bell, streamers
  k.add(
    lineS('M446 640C460 580 520 556 580 566C630 576 660 606 670 640', shade(c, 0.5), 18) +
      lineS('M446 638C460 578 520 554 580 564C630 574 660 604 670 638', c, 12),
  );
  k.add(
    tube('M496 356C470 330 430 322 400 340M496 356C530 326 560 320 586 332', 'silver', 15) +
      lineS('M428 330L390 346M560 326L596 338', b, 26) +
      lineS('M426 326L392 340M562 322L592 332', lite(b, 0.7), 5, 0.8),
  );
  k.add(
    `<path d="M480 338a22 20 0 0 1 44 0z" fill="${polish(k, 'brass')}"/><circle cx="502" cy="316" r="5" fill="${col('brass')}"/>`,
  );
  k.add(
    [0, 1, 2, 3, 4]
      .map((i) =>
        lineS(
          `M${388 - i} 350c${-10 - i * 4} 24 ${-4 - i * 5} 44 ${-18 - i * 6} ${84 - i * 7}`,
          at([a, c, b, lite(a, 0.6), c], i),
          5,
        ),
      )
      .join(''),
  );
  k.add(
    rubber(k, 218, 746, 70, l.b) +
      spoke(218, 746, 40, 6, lite(l.a, 0.1)) +
      `<circle cx="218" cy="746" r="13" fill="${c}"/>`,
  );
}

export const tricycle: Template = {
  draw: (k, l) => k.g('transform="translate(-16 -40)"', () => drawTricycle(k, l)),
  set: 'sun',
  focus: [480, 520, 2],
};
