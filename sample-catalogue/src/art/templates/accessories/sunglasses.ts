import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { flip } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { plinth } from '../../sets/plinth';
import type { Look, Template } from '../Template';

function drawSunglasses(k: Pen, l: Look) {
  const a = col(l.a),
    c = col(l.c),
    lens = k.lin([
      [0, shade(l.b, 0.85)],
      [0.6, l.b],
      [1, lite(l.b, 0.7)],
    ]);
  plinth(k, col(l.kind ?? 'chandan'), 400, 640, 310, 170);
  const tort = k.tile(
    60,
    44,
    `<path d="M4 8C14 0 24 10 16 18S-2 18 4 8ZM36 26C48 20 56 32 46 40S28 36 36 26ZM40 4C50 2 54 10 46 14S34 8 40 4Z" fill="${c}" opacity=".75"/>`,
  );
  const fr =
    'M404 430C420 404 470 392 540 394C600 396 660 404 668 420C674 470 660 540 624 572C586 600 500 598 464 566C436 540 424 500 420 468C416 456 408 456 400 456L400 432Z';
  const ln =
    'M440 446C452 424 490 414 544 414C596 416 634 420 640 432C644 474 634 528 606 552C574 574 506 574 478 548C452 522 440 486 440 446Z';
  // temples receding
  for (const s of [1, -1]) {
    const m = (x: string) => (s > 0 ? x : flip(x));
    k.line(m('M660 432C690 470 650 560 560 628'), shade(a, 0.6), 18);
    k.line(m('M660 428C690 466 650 556 560 624'), lite(a, 0.25), 4, 0.8);
  }
  k.add(
    `<path d="M150 600C240 640 560 640 650 600C620 650 540 664 400 664S180 650 150 600Z" fill="${INK}" opacity=".4" filter="${k.blur(10)}"/>`,
  );
  for (const s of [1, -1]) {
    const m = (x: string) => (s > 0 ? x : flip(x));
    k.panel(m(ln), lens, {
      ink: INK,
      glow: '#fff',
      edge: [16, 0.5],
      blur: 6,
      over: `<path d="${m(s > 0 ? 'M470 430L540 420 470 560 452 520Z' : 'M610 424L560 416 480 560 520 570Z')}" fill="#fff" opacity=".28"/><path d="${m(s > 0 ? 'M556 418L576 418 496 568 484 560Z' : 'M540 416L526 416 452 540 458 556Z')}" fill="#fff" opacity=".2"/>`,
    });
    k.panel(m(fr) + m(ln), a, { pat: [tort], eo: true });
    k.line(m('M404 436C424 408 470 398 540 400C600 402 652 408 662 422'), lite(a, 0.8), 3.5, 0.7);
    k.line(m(ln), shade(a, 0.9), 3, 0.6);
    k.line(m('M420 472C426 506 440 542 466 566C500 596 586 598 622 572'), shade(a, 0.9), 5, 0.5);
    k.add(`<circle cx="${s > 0 ? 650 : 150}" cy="428" r="6" fill="${lite('brass', 0.6)}"/>`);
  }
}

export const sunglasses: Template = { draw: drawSunglasses, set: 'sun', focus: [540, 480, 2.3] };
