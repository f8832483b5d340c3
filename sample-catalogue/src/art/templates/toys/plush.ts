import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { circ } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { orb } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawPlush(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 1.1 });
  const p = pattern(k, l.pat ?? 'buti', { base: a, a: l.b, b: l.c, s: l.ps ?? 0.62 }),
    q = pattern(k, l.pat2 ?? 'kantha', { base: b, a: l.a, b: l.c, s: 0.9 });
  const st = (d: string) => k.line(d, lite(c, 0.2), 3.4, 1, 'stroke-dasharray="11 8"');
  k.contact(400, 836, 220, 26, 0.6);
  // ears
  k.twin(() => {
    const ear = 'M500 300C560 236 672 250 690 350C704 440 640 528 560 520C520 500 496 440 494 400Z';
    k.panel(ear, a, { pat: [k.turn(p, `rotate(20) scale(.62)`), w], edge: [34, 0.42], blur: 11 });
    k.panel('M528 324C570 276 644 292 656 362C664 426 622 486 568 484C538 470 522 430 520 400Z', b, {
      pat: [q],
      edge: [24, 0.4],
      blur: 8,
      light: [['M560 310C600 300 630 320 640 360', 12, 0.5]],
    });
    st('M528 324C570 276 644 292 656 362C664 426 622 486 568 484');
  });
  // body
  k.panel(
    'M400 480C520 480 590 580 584 700C580 800 510 842 400 842S220 800 216 700C210 580 280 480 400 480Z',
    a,
    {
      pat: [p, w],
      edge: [56, 0.45],
      blur: 18,
      off: [-10, -8],
      light: [['M280 560C256 620 250 680 262 740', 36, 0.45]],
    },
  );
  k.panel(
    'M400 580C470 580 506 640 502 710C498 780 456 812 400 812S302 780 298 710C294 640 330 580 400 580Z',
    b,
    { pat: [q], edge: [24, 0.35], blur: 9 },
  );
  st('M400 580C470 580 506 640 502 710C498 780 456 812 400 812S302 780 298 710C294 640 330 580 400 580Z');
  // arms, feet
  k.twin(() => {
    k.add(
      `<ellipse cx="568" cy="640" rx="56" ry="90" fill="${INK}" opacity=".3" filter="${k.blur(10)}" transform="rotate(-24 568 640)"/>`,
    );
    k.panel(
      'M520 540C580 540 640 610 646 680C646 724 600 736 570 712C536 680 506 640 500 590C498 560 504 544 520 540Z',
      a,
      {
        pat: [k.turn(p, 'rotate(-30) scale(.62)'), w],
        edge: [28, 0.45],
        blur: 9,
        light: [['M534 560C580 580 610 620 624 660', 14, 0.45]],
      },
    );
    k.add(`<ellipse cx="530" cy="792" rx="96" ry="66" fill="${INK}" opacity=".35" filter="${k.blur(9)}"/>`);
    k.panel(circ(528, 782, 92, 66), a, { pat: [w], edge: [26, 0.42], blur: 9 });
    k.panel(circ(532, 788, 62, 44), b, { pat: [q], edge: [14, 0.35], blur: 6 });
    st(circ(532, 788, 62, 44));
  });
  // head
  const head =
    'M400 190C500 190 560 262 556 360C552 450 500 510 400 514S248 450 244 360C240 262 300 190 400 190Z';
  k.add(`<path d="${head}" fill="${INK}" opacity=".35" filter="${k.blur(12)}" transform="translate(4 16)"/>`);
  k.panel(head, a, {
    pat: [p, w],
    edge: [50, 0.45],
    blur: 16,
    off: [-10, -8],
    light: [['M290 280C310 240 340 226 370 222', 28, 0.55]],
  });
  k.seam('M400 190V300', a, 0.6);
  // trunk
  const tr =
    'M346 372C344 340 456 340 454 372C456 440 462 500 500 540C520 562 556 556 566 536C578 520 604 532 598 560C588 606 520 622 474 588C420 560 400 500 396 480C380 460 350 430 346 372Z';
  k.add(`<path d="${tr}" fill="${INK}" opacity=".4" filter="${k.blur(9)}" transform="translate(5 12)"/>`);
  k.panel(tr, a, {
    pat: [w],
    edge: [28, 0.45],
    blur: 9,
    light: [['M372 380C384 440 420 520 480 566', 14, 0.55]],
    crease: [
      [360, 420, 400, 434, 450, 416, 8, 0.45],
      [374, 460, 410, 470, 456, 450, 8, 0.45],
      [396, 500, 430, 504, 468, 484, 8, 0.45],
      [420, 540, 448, 536, 488, 514, 7, 0.45],
    ],
  });
  // eyes, cheeks, forehead cloth
  for (const s of [-1, 1])
    k.add(
      `<g transform="translate(${400 + s * 92} 358)"><circle r="20" fill="${shade(a, 0.25)}" opacity=".6"/><circle r="17" fill="${INK}"/><circle cx="-5" cy="-6" r="5.5" fill="#fff"/><path d="M-24-22q22-16 46 0" fill="none" stroke="${shade(a, 0.7)}" stroke-width="4"/><circle cx="${s * 24}" cy="48" r="24" fill="${col('coral')}" opacity=".35"/></g>`,
    );
  k.panel('M400 188C440 188 470 200 484 212L400 316L316 212C330 200 360 188 400 188Z', c, {
    pat: [pattern(k, 'zari', { base: c, a: lite('gold', 0.2), b: b, s: 0.7 })],
    edge: [14, 0.4],
    blur: 5,
  });
  k.line('M316 214L400 318L484 214', lite('gold', 0.2), 6, 1, 'stroke-dasharray="0 12"');
  k.add(`<circle cx="400" cy="330" r="13" fill="${orb(k, 'gold')}"/>`);
}

export const plush: Template = { draw: drawPlush, set: 'sweep', focus: [420, 380, 2] };
