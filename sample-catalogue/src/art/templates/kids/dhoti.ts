import { col, INK } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { both } from '../../pen/both';
import { flip } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { border } from '../../surfaces/border';
import type { Look, Template } from '../Template';

function drawDhoti(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.8 }),
    p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps ?? 0.8 }),
    q = pattern(k, 'weave', { base: b, s: 0.8 });
  // dhoti below
  const leg = 'M400 560H500C528 640 540 720 520 820C490 846 450 850 424 838C410 760 404 690 400 640Z';
  k.cast(leg + flip(leg), 20, 26, 15, 0.3);
  both(leg, (d, s) => {
    const X = (x: number) => (s > 0 ? x : 800 - x),
      m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, b, {
      pat: [q],
      edge: [28, 0.42],
      blur: 9,
      light: [[m('M460 600C490 680 490 760 480 830'), 18, 0.5]],
      crease: [
        [X(410), 590, X(480), 680, X(470), 830, s * 14, 0.5],
        [X(406), 620, X(450), 720, X(444), 836, s * 12, 0.5],
        [X(420), 570, X(510), 650, X(504), 800, s * 12, 0.5],
        [X(404), 650, X(426), 740, X(428), 830, s * 9, 0.5],
      ],
      over: lineS(m('M424 834C450 846 490 842 520 816'), c, 12),
    });
  });
  k.panel('M372 560H428C434 640 436 720 424 800C410 816 388 816 376 800C364 720 366 640 372 560Z', b, {
    edge: [14, 0.5],
    blur: 5,
    crease: [
      [390, 806, 384, 700, 388, 580, 8, 0.5],
      [408, 808, 404, 700, 406, 580, 8, 0.5],
    ],
    over: lineS('M374 796C388 810 412 810 426 796', c, 10),
  });
  // kurta above
  const body =
    'M400 190L446 172L520 200C518 250 524 300 536 340C536 440 546 540 556 630C500 646 450 648 400 648S300 646 244 630C254 540 264 440 264 340C276 300 282 250 280 200L354 172Z';
  const sleeve =
    'M520 200C562 218 582 266 592 320C606 390 616 440 622 486C606 500 584 502 566 498C558 440 548 390 536 340C524 300 518 250 520 200Z';
  k.cast(body + sleeve + flip(sleeve), 20, 26, 15, 0.34);
  k.panel('M352 174C362 156 438 156 448 174L424 202H376Z', shade(a, 0.7));
  both(sleeve, (d, s) => {
    const X = (x: number) => (s > 0 ? x : 800 - x),
      m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, s > 0 ? tone(a, -0.03) : a, {
      pat: [k.turn(p, `rotate(${s * -9}) scale(${l.ps ?? 0.8})`), w],
      edge: [22, 0.42],
      blur: 8,
      light: [[m('M566 250C586 320 598 400 604 480'), 14, 0.45]],
      crease: [
        [X(604), 380, X(580), 398, X(548), 392, s * -8, 0.5],
        [X(598), 340, X(572), 356, X(542), 346, s * -7, 0.5],
      ],
      over: border(m('M620 474C602 486 582 488 564 484'), b, c, 22),
    });
  });
  k.panel(body, a, {
    pat: [p, w],
    edge: [30, 0.4],
    blur: 10,
    light: [['M284 380C280 470 272 560 264 630', 22, 0.5]],
    dark: [['M530 460C530 540 536 600 540 650', 22, 0.26]],
    crease: [
      [536, 344, 494, 384, 466, 450, 12, 0.5],
      [264, 344, 302, 384, 330, 440, -11, 0.5],
      [330, 644, 344, 540, 334, 460, 9, 0.5],
      [476, 644, 464, 550, 474, 470, 10, 0.5],
    ],
    over: border('M244 622C300 638 350 640 400 640S500 638 556 622', b, c, 26),
  });
  both('M520 200C518 250 524 300 536 340', (d) => k.seam(d, a, 0.5));
  k.panel('M384 190H416V400L400 412 384 400Z', b, {
    edge: [7, 0.4],
    blur: 3,
    over: lineS('M389 192V398M411 192V398', c, 2.6),
  });
  k.add(
    [236, 278, 320, 362]
      .map(
        (y) =>
          `<circle cx="401" cy="${y + 2}" r="6.5" fill="${INK}" opacity=".35"/><circle cx="400" cy="${y}" r="6.2" fill="${lite(c, 0.2)}"/>`,
      )
      .join(''),
  );
  k.panel(
    'M352 174C356 150 376 142 400 142S444 150 448 174C444 190 424 202 403 206V190C424 184 430 176 430 170C420 162 380 162 370 170C370 176 376 184 397 190V206C376 202 356 190 352 174Z',
    b,
    { edge: [8, 0.45], blur: 3, over: lineS('M358 170C362 154 380 148 400 148S438 154 442 170', c, 2.4) },
  );
}

export const dhoti: Template = { draw: drawDhoti, set: 'wall', focus: [400, 300, 2.3], cloth: true };
