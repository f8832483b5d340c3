import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { metal } from '../../surfaces/metal';
import type { Look, Template } from '../Template';

function drawHandbag(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.7 }),
    p = pattern(k, l.pat, { base: b, a: l.a, b: l.c, s: l.ps ?? 0.8 });
  k.contact(404, 800, 262, 22, 0.62);
  const h = 'M262 470C250 190 550 190 538 470';
  k.line(h, shade(a, 0.85), 30);
  k.line(h, a, 23);
  k.line(h, lite(a, 0.6), 7, 0.55, 'transform="translate(-5 -3)"');
  k.stitch(h, lite(a, 0.7), 0.5, 1.6);
  const body =
    'M180 470C180 446 196 436 220 436H580C604 436 620 446 622 470L650 760C652 790 634 806 604 806H196C166 806 148 790 150 760Z';
  k.panel(body, a, {
    pat: [w],
    edge: [44, 0.45],
    blur: 14,
    off: [-8, -8],
    light: [['M204 500C194 600 186 690 186 770', 28, 0.5]],
    dark: [['M160 790H650', 20, 0.4]],
  });
  k.stitch(
    'M192 472C192 454 204 448 222 448H578C598 448 608 456 610 472L637 758C638 782 626 793 602 793H198C174 793 162 782 163 758Z',
    lite(a, 0.7),
    0.6,
    1.8,
    '7 4',
  );
  const flap =
    'M176 460C176 436 190 424 216 424H584C610 424 624 436 626 460L632 560C590 640 500 680 400 684C300 680 210 640 168 560Z';
  k.add(`<path d="${flap}" fill="${INK}" opacity=".4" filter="${k.blur(9)}" transform="translate(3 12)"/>`);
  k.panel(flap, b, {
    pat: [p],
    edge: [34, 0.42],
    blur: 11,
    off: [-6, -7],
    light: [
      ['M210 450C300 440 460 440 560 450', 18, 0.45],
      ['M200 480C196 520 220 570 260 600', 22, 0.3],
    ],
  });
  k.line(
    'M176 462C176 438 190 426 216 426H584C610 426 624 438 626 462L631 560C590 638 500 678 400 682C300 678 210 638 169 560Z',
    c,
    7,
  );
  k.stitch(
    'M190 466C190 446 202 440 220 440H580C600 440 610 448 612 468L616 554C580 622 494 660 400 666C306 660 220 622 184 554Z',
    lite(c, 0.5),
    0.8,
    1.8,
    '7 4',
  );
  const m = metal(k, 'brass');
  k.add(
    `<rect x="364" y="640" width="72" height="70" rx="14" fill="${INK}" opacity=".4" transform="translate(3 6)"/><rect x="364" y="636" width="72" height="70" rx="14" fill="${m}"/><path d="M400 650L418 671 400 692 382 671Z" fill="none" stroke="${shade('brass', 0.7)}" stroke-width="3"/><circle cx="400" cy="671" r="5" fill="${shade('brass', 0.7)}"/>`,
  );
  for (const x of [262, 538])
    k.add(
      `<rect x="${x - 22}" y="420" width="44" height="30" rx="7" fill="${m}"/><circle cx="${x}" cy="435" r="5" fill="${shade('brass', 0.6)}"/>`,
    );
}

export const handbag: Template = { draw: drawHandbag, set: 'plinth', focus: [400, 610, 2.3] };
