import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawTote(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'jute', { base: a, s: 0.8 }),
    p = pattern(k, l.pat, { base: b, a: l.a, b: l.c, s: l.ps });
  k.contact(404, 838, 250, 22, 0.6);
  // far handle
  k.line('M306 410C306 180 494 180 494 410', shade(c, 0.8), 20);
  k.panel('M170 400C240 384 560 384 630 400L624 440H176Z', shade(a, 0.7), {});
  const body =
    'M166 400C240 416 560 416 634 400C640 540 652 700 642 830C560 848 240 848 158 830C148 700 160 540 166 400Z';
  k.panel(body, a, {
    pat: [w],
    edge: [40, 0.42],
    blur: 13,
    off: [-7, -5],
    dark: [
      ['M600 430C590 560 600 700 612 840', 26, 0.3],
      ['M190 820C300 790 500 800 620 830', 26, 0.22],
    ],
    light: [
      ['M206 440C196 560 192 700 196 810', 30, 0.45],
      ['M340 440C350 540 344 620 350 700', 30, 0.2],
    ],
    crease: [
      [166, 500, 214, 540, 240, 600, -11, 0.4],
      [634, 470, 590, 540, 580, 620, 13, 0.45],
      [160, 820, 230, 780, 250, 720, 9, 0.35],
      [640, 826, 580, 770, 566, 700, -10, 0.4],
      [420, 410, 432, 460, 424, 520, 7, 0.3],
    ],
    over:
      `<path d="M150 520C260 536 540 536 650 520L654 760C540 776 260 776 150 760Z" fill="${b}"/>${p ? `<path d="M150 520C260 536 540 536 650 520L654 760C540 776 260 776 150 760Z" fill="${p}"/>` : ''}` +
      lineS('M150 522C260 538 540 538 650 522M150 758C260 774 540 774 650 758', c, 9) +
      lineS(
        'M150 510C260 526 540 526 650 510M150 770C260 786 540 786 650 770',
        b,
        3.4,
        1,
        'stroke-dasharray="9 5"',
      ) +
      `<g filter="${k.blur(10)}" fill="none"><path d="M620 500C600 600 606 700 622 790" stroke="${shade(b, 0.9)}" stroke-width="40" opacity=".35"/><path d="M190 510C180 600 180 700 186 790" stroke="${lite(b, 0.8)}" stroke-width="24" opacity=".28"/><path d="M470 520C450 600 470 700 460 790" stroke="${shade(b, 0.9)}" stroke-width="18" opacity=".22"/></g>` +
      lineS('M166 424C240 440 560 440 634 424', shade(a, 0.7), 1.6, 0.6, 'stroke-dasharray="6 4"'),
  });
  k.line('M166 401C240 417 560 417 634 401', lite(a, 0.5), 3, 0.7);
  // near handle with tabs
  const h = 'M286 470C262 130 538 130 514 470';
  k.line(h, INK, 20, 0.25, `transform="translate(10 10)" filter="${k.blur(5)}"`);
  k.line(h, shade(c, 0.75), 25);
  k.line(h, c, 20);
  k.line(h, lite(c, 0.6), 6, 0.6, 'transform="translate(-4 -2)"');
  k.stitch('M294 470C272 142 528 142 506 470', lite(c, 0.7), 0.6, 1.6);
  for (const x of [286, 514]) {
    k.panel(`M${x - 20} 430H${x + 20}V496L${x} 512L${x - 20} 496Z`, c, { edge: [8, 0.5], blur: 3 });
    k.add(
      `<circle cx="${x}" cy="452" r="5" fill="${lite('brass', 0.5)}"/><circle cx="${x}" cy="486" r="5" fill="${lite('brass', 0.5)}"/>`,
    );
  }
  // tassel charm
  k.line('M520 430C560 470 566 500 560 540', c, 4);
  k.add(
    `<circle cx="560" cy="546" r="12" fill="${b}"/><path d="M550 558h20l8 70h-36z" fill="${c}"/><path d="M554 560l-4 66M560 560v68M566 560l4 66" stroke="${shade(c, 0.7)}" stroke-width="2"/>`,
  );
}

export const tote: Template = { draw: drawTote, set: 'sweep', focus: [300, 520, 2.2] };
