import { col, INK } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { motif } from '../../motifs/motif';
import { both } from '../../pen/both';
import { flip, rrect, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawHoodie(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b);
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps }),
    w = pattern(k, 'melange', { base: a });
  const body = sym(
    'M400 340C452 330 474 290 480 262L566 292C562 350 570 410 590 470C580 560 582 680 584 772C530 786 460 790 400 790',
  );
  const hem = sym('M400 784C460 784 530 780 586 766C590 788 588 806 582 822C530 836 460 840 400 840');
  const sleeve =
    'M566 292C620 318 640 380 652 450C668 540 690 650 700 740C684 758 650 764 626 758C612 660 606 560 590 470C570 410 562 350 566 292Z';
  const cuff =
    'M630 752C654 760 682 754 698 738C706 760 706 780 702 800C684 814 656 816 636 810C630 790 628 772 630 752Z';
  const hood = sym(
    'M400 128C452 126 496 158 512 206C524 246 530 282 534 300C510 336 470 356 440 366L400 384',
  );
  k.cast(body + hem + sleeve + flip(sleeve) + cuff + flip(cuff) + hood, 26, 34, 20, 0.32);
  both(sleeve, (d, s) => {
    const m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, s > 0 ? tone(a, -0.03) : a, {
      pat: [p, w],
      edge: [30, 0.45],
      blur: 10,
      dark: [
        [m('M594 400C610 520 622 640 640 770'), 28, 0.42],
        [m('M664 560C640 580 622 588 604 590'), 16, 0.4],
        [m('M674 620C654 646 632 656 614 660'), 16, 0.32],
        [m('M690 700C668 720 642 726 622 726'), 16, 0.36],
      ],
      light: [
        [m('M612 330C640 420 656 520 676 690'), 22, s > 0 ? 0.3 : 0.55],
        [m('M680 590C664 610 644 620 628 622'), 9, 0.3],
      ],
    });
    k.panel(m(cuff), l.kind === 'block' ? b : a, {
      pat: [pattern(k, 'rib', { base: l.kind === 'block' ? b : a, r: s * -8 })],
      edge: [20, 0.45],
      blur: 6,
    });
  });
  k.panel(body, a, {
    pat: [p, w],
    edge: [38, 0.42],
    blur: 13,
    off: [-6, -5],
    dark: [
      ['M574 470C530 500 500 530 486 580', 26, 0.36],
      ['M226 470C270 500 292 520 310 570', 22, 0.3],
      ['M556 620C536 680 540 730 548 790', 30, 0.3],
      ['M300 690C310 730 304 760 310 790', 18, 0.22],
      ['M400 356C440 356 476 330 484 290', 36, 0.4],
      ['M330 340C360 366 400 372 430 368', 26, 0.35],
    ],
    light: [
      ['M250 520C246 600 250 690 244 770', 28, 0.45],
      ['M300 360C330 420 340 500 332 560', 40, 0.26],
    ],
    over: l.motif ? motif(l.motif, 400, 512, 0.86, b, col(l.c)) : '',
  });
  both('M566 292C562 350 570 410 590 470', (d) => k.seam(d, a, 0.55));
  // kangaroo pocket
  const pk = sym('M400 612L488 612L530 706L530 782C480 788 440 790 400 790');
  k.panel(pk, a, {
    pat: [p, w],
    edge: [16, 0.36],
    blur: 6,
    off: [-3, -3],
    dark: [
      ['M490 612L532 708', 14, 0.5],
      ['M310 612L268 708', 8, 0.3],
      ['M380 700C400 740 396 770 400 790', 12, 0.2],
    ],
    light: [['M330 630C320 680 310 720 300 770', 14, 0.35]],
  });
  k.line(
    'M484 620L522 708V784M316 620L278 708V784M312 618H488',
    shade(a, 0.8),
    1.5,
    0.55,
    'stroke-dasharray="5 3"',
  );
  k.panel(hem, l.kind === 'block' ? b : a, {
    pat: [pattern(k, 'rib', { base: l.kind === 'block' ? b : a })],
    edge: [24, 0.42],
    blur: 7,
  });
  // hood
  k.panel(hood, a, {
    pat: [p, w],
    edge: [30, 0.45],
    blur: 10,
    dark: [
      ['M490 170C506 230 506 300 470 340', 24, 0.35],
      ['M290 320C320 350 360 366 400 376', 16, 0.4],
    ],
    light: [['M330 160C300 190 292 240 288 290', 20, 0.45]],
    crease: [
      [520, 250, 505, 310, 460, 350, 12, 0.4],
      [284, 262, 300, 310, 338, 344, -10, 0.4],
      [400, 130, 404, 140, 401, 152, 4, 0.4],
    ],
  });
  const mouth = sym('M400 168C434 172 462 206 464 250C464 296 430 330 400 352');
  k.panel(mouth, shade(l.kind === 'block' ? b : a, 0.75), {
    pat: [w],
    edge: [26, 0.6],
    off: [6, 8],
    blur: 9,
    dark: [['M400 300C420 320 440 300 450 270', 30, 0.5]],
    light: [['M350 330C340 300 342 270 352 250', 8, 0.25]],
    over: pathS(rrect(380, 236, 40, 24, 3), 'cream', 'opacity=".8"'),
  });
  both('M400 168C434 172 462 206 464 250C464 296 430 330 400 352', (d) => {
    k.seam(d, a, 0.6, -1, 2);
  });
  both('M400 152C450 156 480 202 482 250C482 304 440 344 400 372', (d) =>
    k.stitch(d, shade(a, 0.8), 0.5, 1.4),
  );
  // drawcords
  both('M430 330C436 360 441 386 438 408', (d, s) => {
    k.line(d, INK, 7, 0.25, 'transform="translate(5 5)"');
    k.line(d, lite(b, 0.4), 6);
    k.line(d, shade(b, 0.5), 6, 0.35, 'stroke-dasharray="2 5"');
    k.add(
      `<circle cx="${s > 0 ? 430 : 370}" cy="330" r="7" fill="${col('steel')}" stroke="${lite('silver', 0.6)}" stroke-width="2"/><path d="M${s > 0 ? 438 : 362} 404v20" stroke="${col('steel')}" stroke-width="7"/>`,
    );
  });
}

export const hoodie: Template = { draw: drawHoodie, set: 'wall', focus: [400, 350, 2.1], cloth: true };
