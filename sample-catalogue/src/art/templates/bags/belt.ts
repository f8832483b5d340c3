import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { circ, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { metal } from '../../surfaces/metal';
import type { Look, Template } from '../Template';

/** A belt hung over a wooden peg: the buckle end to the left, the punched tip to the right. */
function drawBelt(k: Pen, l: Look) {
  const a = col(l.a),
    brass = metal(k, l.c),
    grain = pattern(k, 'jute', { base: a, s: 0.35 });
  const strap = 'M300 770V200C300 80 500 80 500 200V800L462 860L424 800V204C424 172 376 172 376 204V770Z';
  const thread = lite(a, 0.75);
  k.cast(strap, 26, 30, 16, 0.4);
  k.panel(strap, a, {
    pat: [grain],
    edge: [26, 0.45],
    blur: 8,
    off: [-6, -3],
    dark: [
      ['M366 210V760M490 210V800', 16, 0.35],
      ['M310 210C320 130 480 130 490 210', 20, 0.3],
    ],
    light: [
      ['M318 220V740', 16, 0.5],
      ['M442 220V790', 14, 0.42],
      ['M330 150C360 116 430 112 464 146', 16, 0.7],
    ],
    over: lineS(
      'M311 764V202C311 96 489 96 489 202V797L462 840L435 797V204C435 156 365 156 365 204V764',
      thread,
      2.4,
      0.85,
      'stroke-dasharray="9 6"',
    ),
  });
  k.add(
    `<path d="${circ(400, 222, 27)}" fill="${INK}" opacity=".35" transform="translate(8 10)" filter="${k.blur(5)}"/>`,
  );
  k.panel(circ(400, 218, 26), 'teak', {
    edge: [10, 0.5],
    blur: 4,
    over: lineS(circ(398, 216, 15) + circ(397, 215, 7), shade('teak', 0.6), 1.6, 0.5),
  });
  for (const y of [560, 606, 652, 698, 744])
    k.add(
      `<circle cx="462" cy="${y}" r="8" fill="${lite(a, 0.3)}" opacity=".7"/><circle cx="461" cy="${y - 1}" r="6.5" fill="${shade(a, 1)}"/>`,
    );
  for (const y of [640, 690])
    k.panel(rrect(288, y, 100, 26, 6), a, {
      pat: [grain],
      edge: [8, 0.5],
      blur: 3,
      light: [[`M296 ${y + 6}H376`, 4, 0.5]],
    });
  const frame = rrect(272, 744, 132, 112, 20);
  k.add(
    `<path d="${frame}" fill="none" stroke="${INK}" stroke-width="20" opacity=".35" transform="translate(8 11)" filter="${k.blur(5)}"/><path d="${frame}" fill="none" stroke="${brass}" stroke-width="20"/><path d="${frame}" fill="none" stroke="${lite(l.c, 1)}" stroke-width="2.4" opacity=".7" transform="translate(-6 -6)"/>`,
  );
  k.line('M338 762V862', shade(l.c, 0.8), 15);
  k.line('M336 762V860', l.c, 11);
  k.line('M334 764V856', lite(l.c, 1), 3, 0.8);
}

export const belt: Template = { draw: drawBelt, set: 'wall', focus: [345, 770, 2.3] };
