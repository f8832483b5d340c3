import { col, INK } from '../../colour/dyes';
import { lite, shade, tone } from '../../colour/shades';
import { both } from '../../pen/both';
import { flip, rrect, sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS, pathS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawShirt(k: Pen, l: Look) {
  const a = col(l.a),
    w = pattern(k, 'weave', { base: a, s: 0.8 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps, r: l.pr });
  const sc = l.ps ? ` scale(${l.ps})` : '';
  const body = sym(
    'M400 240L462 212L556 246C552 320 560 380 576 430C564 540 562 680 574 800C568 838 544 852 520 846C480 838 440 852 400 852',
  );
  const sleeve =
    'M556 246C604 268 620 320 632 390C646 480 664 600 676 700L680 738C664 752 636 756 616 752L608 716C596 620 586 520 576 430C560 380 552 320 556 246Z';
  const cuff = 'M608 712C630 722 656 716 676 704L684 752C662 768 634 770 614 764Z';
  k.cast(body + sleeve + flip(sleeve) + cuff + flip(cuff), 26, 34, 20, 0.3);
  k.panel('M336 214C350 190 450 190 464 214L440 250H360Z', shade(a, 0.65), {
    dark: [['M340 244H460', 26, 0.6]],
    over: pathS(rrect(380, 214, 40, 18, 2), 'cream', 'opacity=".85"'),
  });
  both(sleeve, (d, s) => {
    const m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(d, s > 0 ? tone(a, -0.03) : a, {
      pat: [k.turn(p, `rotate(${s * -7})${sc}`), w],
      edge: [26, 0.42],
      blur: 9,
      dark: [
        [m('M580 330C596 440 606 560 622 740'), 22, 0.38],
        [m('M640 500C620 520 606 530 592 530'), 14, 0.35],
        [m('M652 560C634 590 616 600 600 604'), 12, 0.28],
        [m('M630 420C614 440 600 450 584 452'), 12, 0.25],
      ],
      light: [[m('M600 280C624 350 640 480 660 690'), 18, s > 0 ? 0.35 : 0.6]],
    });
    k.panel(m(cuff), a, {
      pat: [k.turn(p, `rotate(${s * -80})${sc}`), w],
      edge: [14, 0.45],
      blur: 5,
      over: lineS(
        m('M611 721C632 730 656 724 675 714M616 756C636 760 660 758 680 745'),
        shade(a, 0.8),
        1.3,
        0.55,
        'stroke-dasharray="4 3"',
      ),
    });
    k.add(
      `<circle cx="${s > 0 ? 628 : 172}" cy="742" r="5" fill="${lite(l.c, 0.8)}" stroke="${shade(a, 0.7)}" stroke-width="1"/>`,
    );
  });
  k.panel(body, a, {
    pat: [p, w],
    edge: [34, 0.4],
    blur: 12,
    off: [-6, -5],
    dark: [
      ['M562 430C520 460 500 500 480 560', 22, 0.34],
      ['M238 430C280 460 300 500 316 560', 20, 0.28],
      ['M540 600C516 680 520 760 530 850', 28, 0.3],
      ['M330 620C340 700 326 760 334 850', 18, 0.2],
      ['M450 640C460 720 450 780 458 850', 16, 0.2],
    ],
    light: [
      ['M262 480C256 580 262 680 254 800', 24, 0.5],
      ['M320 300C340 380 344 460 340 560', 34, 0.3],
      ['M490 620C486 700 490 760 488 830', 18, 0.28],
    ],
    over: lineS(
      sym('M400 838C440 838 480 824 522 832C544 836 558 824 562 800', 400).replace(/Z$/, ''),
      shade(a, 0.8),
      1.4,
      0.5,
      'stroke-dasharray="5 3"',
    ),
  });
  both('M556 246C552 320 560 380 576 430', (d) => k.seam(d, a, 0.5));
  k.line('M340 246C300 262 270 268 246 272M460 246C500 262 530 268 554 272', shade(a, 0.8), 1.4, 0.5);
  // pocket with mitred foot
  const pk = 'M446 396H520V470L483 490 446 470Z';
  k.panel(pk, a, {
    pat: [k.turn(p, `translate(7 5)${sc}`), w],
    edge: [8, 0.4],
    blur: 4,
    dark: [['M446 398H520', 6, 0.4]],
  });
  k.line('M446 396V470L483 490 520 470V396M446 410H520', shade(a, 0.8), 1.4, 0.6, 'stroke-dasharray="4 3"');
  // placket and buttons
  k.panel('M382 262H418V850H382Z', a, {
    pat: [k.turn(p, `translate(11 0)${sc}`), w],
    edge: [10, 0.4],
    blur: 4,
  });
  k.line('M388 268V848M412 268V848', shade(a, 0.8), 1.2, 0.5, 'stroke-dasharray="5 3"');
  for (let y = 318; y < 840; y += 98)
    k.add(
      `<g transform="translate(400 ${y})"><circle cx="1.5" cy="2.5" r="8" fill="${INK}" opacity=".3"/><circle r="7.5" fill="${lite(l.c, 0.8)}"/><circle r="5" fill="none" stroke="${shade(l.c, 0.4)}" opacity=".5"/><path d="M-2-2h0M2-2h0M-2 2h0M2 2h0" stroke="${shade(l.c, 0.9)}" stroke-width="2"/></g>`,
    );
  // collar leaves
  both('M464 206C474 216 482 236 480 262L440 312L401 268C430 258 452 236 464 206Z', (d, s) => {
    k.add(`<path d="${d}" fill="${INK}" opacity=".35" transform="translate(4 9)" filter="${k.blur(5)}"/>`);
    k.panel(d, a, {
      pat: [k.turn(p, `rotate(${s * 38})${sc}`), w],
      edge: [14, 0.38],
      blur: 5,
      light: [[s > 0 ? 'M440 270L466 226' : 'M334 226L362 280', 10, 0.5]],
    });
    k.line(
      s > 0
        ? 'M472 226C476 240 475 250 473 259L439 302L408 267'
        : 'M328 226C324 240 325 250 327 259L361 302L392 267',
      shade(a, 0.8),
      1.2,
      0.5,
      'stroke-dasharray="4 3"',
    );
  });
  k.panel('M384 262L400 270 416 262 416 284H384Z', a, { pat: [w], edge: [8, 0.4], blur: 4 });
  k.add(`<circle cx="400" cy="276" r="6.5" fill="${lite(l.c, 0.8)}"/>`);
}

export const shirt: Template = { draw: drawShirt, set: 'wall', focus: [440, 370, 2.2], cloth: true };
