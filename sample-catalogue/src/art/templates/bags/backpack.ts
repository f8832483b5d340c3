import { col, INK } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { flip, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { metal } from '../../surfaces/metal';
import { zip } from '../../surfaces/zip';
import type { Look, Template } from '../Template';

function drawBackpack(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'weave', { base: a }),
    p = pattern(k, l.pat, { base: b, a: l.c, b: l.a, s: l.ps ?? 0.9 });
  k.contact(400, 838, 232, 26, 0.6);
  // straps behind, side pockets
  for (const s of [1, -1]) {
    const m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(
      m('M560 330C640 380 664 520 650 700C646 740 630 770 604 780L584 720C610 620 600 470 540 380Z'),
      shade(a, 0.35),
      { pat: [w], edge: [18, 0.5], blur: 7 },
    );
    k.panel(m('M570 600C610 590 640 606 646 640L636 800C610 824 580 826 560 820Z'), tone(a, -0.05), {
      pat: [w],
      edge: [22, 0.5],
      blur: 7,
      over: lineS(m('M572 606C610 596 636 610 645 640'), c, 8),
    });
  }
  k.line('M346 224C344 150 456 150 454 224', shade(c, 0.7), 24);
  k.line('M346 224C344 150 456 150 454 224', c, 16);
  k.stitch('M352 220C350 158 450 158 448 220', lite(c, 0.6), 0.8, 1.6);
  const body = sym('M400 206C500 206 560 250 580 350C600 470 606 650 592 796C584 832 520 844 400 844');
  k.panel(body, a, {
    pat: [w],
    edge: [46, 0.45],
    blur: 15,
    off: [-8, -6],
    dark: [
      ['M560 330C580 480 580 660 570 830', 30, 0.3],
      ['M240 540C300 566 500 566 560 540', 20, 0.3],
    ],
    light: [
      ['M270 300C240 420 234 560 240 700', 34, 0.5],
      ['M330 236C380 222 440 226 480 244', 16, 0.5],
    ],
    crease: [
      [240, 470, 280, 500, 330, 498, 8, 0.4],
      [566, 480, 530, 508, 480, 500, -8, 0.4],
      [250, 420, 284, 436, 320, 430, 6, 0.35],
    ],
  });
  zip(k, 'M232 470C228 330 280 246 400 244S572 330 568 470', a, 15);
  k.line('M222 474C218 320 270 234 400 232S582 320 578 474', shade(a, 0.9), 2, 0.5);
  // textile band & flap pocket
  const pk = sym('M400 540C470 540 528 548 552 566C566 640 566 720 556 790C552 816 520 826 400 826');
  k.add(`<path d="${pk}" fill="${INK}" opacity=".35" filter="${k.blur(8)}" transform="translate(3 6)"/>`);
  k.panel(pk, b, {
    pat: [p],
    edge: [30, 0.42],
    blur: 10,
    off: [-5, -5],
    light: [['M274 590C264 660 266 730 272 790', 24, 0.4]],
  });
  zip(k, 'M256 600C300 576 500 576 544 600', b, 12);
  k.line('M400 590V640', c, 9);
  k.add(`<path d="M392 640h16l4 30h-24z" fill="${c}"/>`);
  k.line('M262 796C320 812 480 812 538 796', lite(b, 0.5), 1.8, 0.7, 'stroke-dasharray="6 4"');
  // leather lozenge patch and straps
  k.panel('M352 392H448L462 432 448 472H352L338 432Z', c, {
    edge: [10, 0.45],
    blur: 4,
    over: `<g fill="none" stroke="${shade(c, 0.7)}" stroke-width="2.4"><path d="M400 412L420 432 400 452 380 432ZM400 422V442M390 432H410"/></g>`,
  });
  k.stitch('M356 398H444L456 432 444 466H356L344 432Z', lite(c, 0.7), 0.8, 1.6, '5 3');
  for (const x of [292, 486]) {
    k.panel(`M${x} 700H${x + 22}V842H${x}Z`, c, { edge: [7, 0.5], blur: 3 });
    k.add(
      `<rect x="${x - 5}" y="726" width="32" height="24" rx="4" fill="none" stroke="${metal(k, 'brass')}" stroke-width="5"/>`,
    );
  }
  k.panel(
    'M216 790C214 826 270 846 400 846S586 826 584 790C590 770 594 780 596 790C592 846 520 856 400 856S208 846 204 790C206 780 210 770 216 790Z',
    c,
    {
      edge: [10, 0.4],
      blur: 4,
    },
  );
}

export const backpack: Template = { draw: drawBackpack, set: 'sweep', focus: [400, 470, 2.2] };
