import { col, INK } from '../../colour/dyes';
import { lite, mix, shade } from '../../colour/shades';
import { rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

interface Paints {
  a: string;
  b: string;
  c: string;
  weave: string | undefined;
  print: string | undefined;
}

/** With lining and tongue; its quarter is of the print. */
function drawUpper(k: Pen, { a, b, weave: w, print: p }: Paints) {
  k.panel('M362 470L394 410C390 384 398 362 416 358L462 374C474 392 470 412 462 430L400 520Z', a, {
    pat: [w],
    edge: [16, 0.45],
    blur: 6,
    light: [['M404 380L380 450', 12, 0.5]],
    over: pathS(rrect(412, 374, 40, 26, 5), b, 'transform="rotate(18 432 386)"'),
  });
  k.panel(
    'M440 410C470 396 500 420 552 440C600 440 630 410 664 416C650 470 600 500 548 496S450 450 440 410Z',
    shade(b, 0.6),
    {
      dark: [['M450 430C490 480 600 490 650 430', 20, 0.5]],
      blur: 6,
    },
  );
  const upper =
    'M126 656C122 622 148 598 208 580C270 560 318 520 362 466L396 424C410 408 436 404 452 416C470 444 502 474 548 478C592 480 628 458 650 424C662 412 682 416 684 436C686 500 694 570 690 642C520 664 300 666 126 652Z';
  k.panel(upper, a, {
    pat: [w],
    edge: [30, 0.42],
    blur: 10,
    off: [-4, -8],
    light: [
      ['M170 600C240 570 320 540 380 480', 18, 0.5],
      ['M480 500C540 520 600 510 640 490', 22, 0.35],
    ],
    crease: [
      [250, 560, 290, 590, 300, 640, 8, 0.4],
      [230, 566, 262, 596, 266, 640, -6, 0.3],
    ],
    over: (() => {
      let d = '';
      for (let x = 206; x < 262; x += 14)
        for (let y = 592; y < 646; y += 13)
          if (y > 626 - (x - 206) * 0.5) d += `M${x + (y % 28 ? 7 : 0)} ${y}h0`;
      return lineS(d, shade(a, 0.8), 4, 0.4);
    })(),
  });
  // quarter in textile
  k.panel(
    'M340 586C400 552 440 500 466 446C490 470 520 482 552 480C590 482 612 470 628 456C606 520 598 590 602 654C500 660 420 662 352 660C336 640 332 610 340 586Z',
    b,
    {
      pat: [p],
      edge: [20, 0.42],
      blur: 8,
      light: [['M430 560C480 540 540 530 590 540', 26, 0.3]],
      crease: [[352, 600, 400, 590, 430, 560, 7, 0.35]],
    },
  );
  k.line('M340 586C400 552 440 500 466 446', shade(a, 0.9), 2, 0.4);
}

/** At toe and heel. */
function drawCaps(k: Pen, c: string) {
  for (const d of [
    'M126 656C122 622 148 598 208 580C190 604 186 632 196 660C170 660 146 658 126 656Z',
    'M690 642C694 570 686 500 684 436C682 416 662 412 650 424C640 440 626 452 612 460C598 520 592 590 600 653C634 650 662 647 690 642Z',
  ])
    k.panel(d, c, {
      edge: [18, 0.42],
      blur: 7,
      light: [
        [
          d.startsWith('M126') ? 'M148 626C158 608 174 598 190 592' : 'M634 480C624 530 620 580 622 640',
          12,
          0.6,
        ],
      ],
    });
  k.stitch('M203 582C186 606 182 632 191 659M606 464C592 522 586 590 593 652', lite(c, 0.6), 0.8, 1.8);
}

function drawLaces(k: Pen, c: string) {
  k.panel(
    'M262 548C312 524 342 492 364 466L396 424C404 414 418 408 432 410L474 450C442 500 400 546 350 580C320 600 286 596 262 590C252 576 252 560 262 548Z',
    c,
    {
      edge: [14, 0.4],
      blur: 6,
      light: [['M280 560C340 530 380 480 420 424', 10, 0.5]],
    },
  );
  k.stitch('M268 586C300 592 322 590 346 574C394 540 436 494 466 450', lite(c, 0.6), 0.8, 1.8);
  const lace = [
    [288, 548, 330, 576],
    [318, 526, 362, 556],
    [346, 500, 392, 530],
    [370, 470, 418, 500],
    [392, 440, 440, 470],
  ] as const;
  for (const [x1, y1, x2, y2] of lace) {
    const d = `M${x1} ${y1}C${x1 + 8} ${y1 - 8} ${x2 - 10} ${y2 - 16} ${x2} ${y2}`;
    k.line(d, INK, 14, 0.28, 'transform="translate(2 5)"');
    k.line(d, shade('cream', 0.2), 13);
    k.line(d, 'white', 9);
    k.line(d, shade('cream', 0.4), 9, 0.35, 'stroke-dasharray="2 4"');
  }
  k.line(
    'M372 452C340 430 330 404 352 398C376 396 384 430 398 446C420 440 452 436 456 452C458 470 424 468 400 450M396 448C380 470 366 480 352 484',
    'white',
    8,
  );
}

function drawSole(k: Pen, { a, b, c }: Paints) {
  k.panel(
    'M110 684C110 658 128 648 156 648C300 664 520 660 684 636C702 638 708 664 704 694C698 714 680 718 650 718H176C134 718 110 708 110 684Z',
    mix('cream', a, 0.06),
    {
      edge: [20, 0.3],
      blur: 7,
      off: [0, -8],
      dark: [['M116 650C300 672 520 670 700 640', 10, 0.5]],
      light: [['M130 672C300 690 520 688 690 662', 8, 0.9]],
      over: lineS('M120 688C300 704 520 702 702 674', b, 5, 0.9),
    },
  );
  k.panel(
    'M114 698C140 714 160 710 190 712H650C676 712 694 706 704 692C702 718 682 730 650 730H190C150 730 118 722 114 698Z',
    shade(c, 0.5),
    {
      edge: [6, 0.6],
      blur: 3,
      over: lineS(Array.from({ length: 27 }, (_, i) => `M${140 + i * 20} 718l10 12`).join(''), INK, 4, 0.5),
    },
  );
}

function drawSneaker(k: Pen, l: Look) {
  const [a, b, c] = [col(l.a), col(l.b), col(l.c)];
  const weave = pattern(k, 'weave', { base: a });
  const print = pattern(k, l.pat, { base: b, a: l.a, b: l.c, s: l.ps ?? 0.6 });
  const paints = { a, b, c, weave, print };
  const id = k.id();
  const at = k.out.length;
  k.add(`<g id="${id}">`);
  drawUpper(k, paints);
  drawCaps(k, c);
  drawLaces(k, c);
  drawSole(k, paints);
  k.add('</g>');
  // the other shoe of the pair stands behind, turned round
  const body = k.out.splice(at).join('');
  k.defs.push(body);
  k.contact(470, 640, 250, 14, 0.4);
  k.add(`<use href="#${id}" transform="translate(808 66) scale(-.94 .78)"/>`);
  k.contact(392, 782, 316, 20, 0.55);
  k.add(`<use href="#${id}" transform="translate(-46 146) scale(1.08 .87)"/>`);
}

export const sneaker: Template = { draw: drawSneaker, set: 'sweep', focus: [330, 560, 2.1] };
