import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { circ, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';
import { drawMecha } from './drawMecha';
import { figureBase } from './figureBase';

const skin = '#f3cfae';

interface Colours {
  hair: string;
  jacket: string;
  scarf: string;
}

function drawScarf(k: Pen, c: string) {
  k.panel(
    'M430 470C520 440 590 480 640 440C680 410 720 420 740 400C730 470 690 520 640 524C580 530 520 520 440 540Z',
    c,
    {
      edge: [20, 0.45],
      blur: 7,
      dark: [['M520 476C560 500 600 500 650 470', 12, 0.4]],
      light: [['M460 470C520 456 570 480 620 462', 8, 0.6]],
      over: lineS('M690 424C700 440 700 470 690 496M664 436C672 460 672 490 664 508', lite(c, 0.9), 6, 0.9),
    },
  );
}

/** Twin comet tails. */
function drawBackHair(k: Pen, hair: string) {
  k.twin(() =>
    k.panel(
      'M500 230C580 210 650 270 648 370C648 460 600 540 620 620C560 600 540 540 548 470C552 400 540 320 490 300Z',
      hair,
      {
        edge: [26, 0.45],
        blur: 9,
        light: [['M570 270C620 320 610 420 590 520', 14, 0.5]],
        crease: [[612, 600, 570, 500, 590, 380, 12, 0.5]],
      },
    ),
  );
  k.panel(
    'M400 150C520 150 560 250 552 350C548 420 520 470 490 490H310C280 470 252 420 248 350C240 250 280 150 400 150Z',
    shade(hair, 0.35),
    {
      edge: [20, 0.5],
      blur: 8,
    },
  );
}

function drawLegs(k: Pen, { jacket: b, scarf: c }: Colours) {
  k.twin(() => {
    k.panel('M412 660H456L452 770H420Z', skin, { edge: [12, 0.4], blur: 4, ink: '#c98f78' });
    k.panel(
      'M412 716C430 708 448 708 464 716L466 790C482 800 490 812 488 824C470 832 424 832 410 824Z',
      shade(b, 0.55),
      {
        edge: [14, 0.5],
        blur: 5,
        light: [['M424 724L422 800', 7, 0.6]],
        over:
          lineS('M410 730C430 738 450 738 466 730', c, 9) +
          lineS('M410 818C430 826 470 826 488 820', lite('cream', 0.3), 7),
      },
    );
  });
}

function drawClothes(k: Pen, l: Look, { jacket: b, scarf: c }: Colours) {
  k.panel(sym('M400 586L456 586L506 676C470 694 440 698 400 698'), shade(b, 0.2), {
    pat: [pattern(k, l.pat ?? 'spark', { base: b, a: l.c, b: l.c, s: 0.4 })],
    edge: [20, 0.45],
    blur: 7,
    crease: [
      [440, 694, 430, 640, 424, 592, 8, 0.5],
      [360, 694, 370, 640, 376, 592, 8, 0.5],
      [480, 686, 460, 640, 446, 592, 8, 0.5],
      [320, 686, 340, 640, 354, 592, 8, 0.5],
    ],
    over: lineS('M294 668C340 690 460 690 506 668', c, 7),
  });
  k.panel(sym('M400 470L440 466C470 476 476 520 470 604C448 614 424 616 400 616'), b, {
    edge: [20, 0.45],
    blur: 7,
    light: [['M350 490C344 530 344 570 350 600', 12, 0.5]],
    over: lineS('M400 500V616', c, 6) + lineS('M332 596C370 606 430 606 468 596', 'brass', 9),
  });
  k.add(`<path d="M385 588h30v22h-30z" fill="${polish(k, 'brass')}"/>`);
}

/** The left hand on the hip, the right one raised with a letter. */
function drawArms(k: Pen, { jacket: b, scarf: c }: Colours) {
  k.panel('M352 478C310 490 282 540 290 584C300 606 330 602 340 590L326 566C330 540 346 520 362 512Z', b, {
    edge: [14, 0.45],
    blur: 5,
    light: [['M340 490C312 510 300 550 304 580', 7, 0.6]],
  });
  k.path(circ(336, 594, 17), skin);
  k.panel('M446 476C490 470 520 440 534 404L570 420C556 480 510 530 452 530Z', b, {
    edge: [14, 0.45],
    blur: 5,
    over: lineS('M530 414L564 430', c, 8),
  });
  k.path(circ(556, 396, 20), skin);
  k.add(
    `<g transform="translate(580 350) rotate(16)"><rect x="-46" y="-32" width="92" height="64" rx="5" fill="${INK}" opacity=".25" transform="translate(4 6)"/><rect x="-46" y="-32" width="92" height="64" rx="5" fill="${lite('cream', 0.5)}"/><path d="M-46-28L0 8 46-28" fill="none" stroke="${shade('chandan', 0.3)}" stroke-width="3"/><circle cy="8" r="11" fill="${col('kumkum')}"/></g>`,
  );
}

function drawCollar(k: Pen, c: string) {
  k.panel('M318 462C340 440 460 440 482 462C492 490 470 512 400 514S308 490 318 462Z', c, {
    edge: [18, 0.45],
    blur: 6,
    light: [['M334 466C370 452 430 452 460 464', 7, 0.6]],
    crease: [[330, 490, 380, 500, 440, 476, 8, 0.5]],
  });
}

function drawFace(k: Pen, { hair, scarf: c }: Colours) {
  k.panel(sym('M400 236C470 236 506 280 504 350C502 400 462 452 400 466'), skin, {
    edge: [26, 0.35],
    blur: 9,
    ink: '#c98f78',
    glow: '#fff1dd',
    dark: [['M300 290C340 270 460 270 500 290', 34, 0.4]],
  });
  const eye = k.id(),
    iris = k.lin([
      [0, shade(c, 0.8)],
      [0.6, c],
      [1, lite(c, 0.8)],
    ]);
  k.add(
    `<g transform="translate(0 372)"><g id="${eye}"><path d="M323-6C330-34 370-34 377-6 376 26 362 40 350 40S324 26 323-6Z" fill="#fff"/><ellipse cx="350" cy="6" rx="21" ry="31" fill="${iris}"/><ellipse cx="350" cy="4" rx="10" ry="15" fill="${INK}"/><circle cx="342" cy="-8" r="8" fill="#fff"/><circle cx="358" cy="22" r="4.5" fill="#fff"/></g><use href="#${eye}" x="100"/></g>`,
  );
  k.twin(() =>
    k.add(
      `<g transform="translate(450 372)" fill="none"><path d="M-31-2C-24-36 22-38 31-6" stroke="${shade(hair, 0.95)}" stroke-width="7.5"/><path d="M28-10l11-7" stroke="${shade(hair, 0.95)}" stroke-width="5"/><path d="M-20-50q18-12 38-2" stroke="${shade(hair, 0.6)}" stroke-width="5"/><ellipse cx="24" cy="46" rx="17" ry="9" fill="#ee8a78" opacity=".55"/></g>`,
    ),
  );
  k.add(
    `<path d="M386 432q14 12 28 0" fill="none" stroke="#8e3b3c" stroke-width="4.5"/><path d="M398 408l4 6" stroke="#c98f78" stroke-width="4"/>`,
  );
}

/** With clips like stars. */
function drawFringe(k: Pen, hair: string) {
  const fr =
    'M400 140C510 138 566 226 546 350C536 330 524 300 512 286C508 316 500 332 488 350C484 320 474 296 456 276C446 306 430 326 410 344C412 316 406 298 396 280C376 316 344 340 318 352C314 326 306 312 296 298C284 316 268 332 254 350C234 226 290 138 400 140Z';
  k.add(`<path d="${fr}" fill="#c98f78" opacity=".5" transform="translate(0 12)" filter="${k.blur(5)}"/>`);
  k.panel(fr, hair, {
    edge: [28, 0.42],
    blur: 9,
    light: [['M290 230C330 200 440 196 510 232', 20, 0.7]],
    crease: [
      [396, 282, 420, 220, 408, 150, 9, 0.45],
      [456, 276, 460, 220, 430, 150, 9, 0.45],
      [512, 286, 510, 230, 470, 170, 9, 0.4],
      [296, 298, 300, 230, 350, 160, -9, 0.4],
    ],
  });
  k.panel('M392 146C384 96 424 74 452 92C432 98 424 120 428 146Z', hair, { edge: [8, 0.4], blur: 4 });
  k.twin(() =>
    k.add(
      `<path d="M0-26L7-8 26-7 11 5 17 24 0 13-17 24-11 5-26-7-7-8Z" fill="${orb(k, 'gold')}" stroke="${shade('gold', 0.6)}" stroke-width="2" transform="translate(522 246) rotate(14)"/>`,
    ),
  );
}

function drawFigure(k: Pen, l: Look) {
  if (l.kind === 'mecha') return drawMecha(k, l);
  const colours = { hair: col(l.a), jacket: col(l.b), scarf: col(l.c) };
  figureBase(k, col('kohl'), colours.scarf);
  drawScarf(k, colours.scarf);
  drawBackHair(k, colours.hair);
  drawLegs(k, colours);
  drawClothes(k, l, colours);
  drawArms(k, colours);
  drawCollar(k, colours.scarf);
  drawFace(k, colours);
  drawFringe(k, colours.hair);
}

export const figure: Template = {
  draw: drawFigure,
  set: 'sun',
  focus: [400, 350, 2.1],
};
