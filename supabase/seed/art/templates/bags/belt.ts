import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { metal } from '../../surfaces/metal';
import type { Look, Template } from '../Template';

function drawBelt(k: Pen, l: Look) {
  const a = col(l.a),
    m = metal(k, l.c);
  // rolled belt seen from above at an angle: concentric rings + tail with buckle
  k.contact(400, 700, 250, 40, 0.5);
  const ring = (rx: number, ry: number, y: number) =>
    `M${400 - rx} ${y}A${rx} ${ry} 0 0 1 ${400 + rx} ${y}V${y + 96}A${rx} ${ry} 0 0 1 ${400 - rx} ${y + 96}Z`;
  const top = 'M160 520A240 150 0 1 1 640 520A240 150 0 1 1 160 520Z';
  k.panel(ring(240, 150, 520), a, {});
  k.panel('M160 520V616A240 150 0 0 0 640 616V520A240 150 0 0 1 160 520Z', a, {
    pat: [pattern(k, 'jute', { base: a, s: 0.35 })],
    edge: [26, 0.45],
    blur: 9,
    dark: [['M560 600C520 700 640 640 640 560', 60, 0.4]],
    light: [['M190 600C230 680 320 716 400 720', 30, 0.45]],
    over: lineS(
      'M166 544A240 150 0 0 0 634 544M166 624A240 150 0 0 0 634 624',
      lite(a, 0.7),
      2.2,
      0.8,
      'stroke-dasharray="9 6"',
    ),
  });
  k.add(`<path d="${top}" fill="${shade(a, 0.95)}"/>`);
  const sp: string[] = [];
  for (let i = 0; i < 6; i++) {
    const rx = 236 - i * 30,
      ry = 146 - i * 20;
    sp.push(
      `<ellipse cx="${400 - i * 2}" cy="${520 + i}" rx="${rx}" ry="${ry}" fill="none" stroke="${i % 2 ? shade(a, 0.3) : lite(a, 0.22)}" stroke-width="11"/><ellipse cx="${400 - i * 2}" cy="${520 + i}" rx="${rx - 9}" ry="${ry - 7}" fill="none" stroke="${INK}" stroke-width="5" opacity=".55"/>`,
    );
  }
  k.add(sp.join(''));
  k.add(`<ellipse cx="392" cy="526" rx="48" ry="26" fill="${shade(a, 0.98)}"/>`);
  // buckle at the front
  k.panel('M330 640C380 652 430 650 470 640L476 736C430 748 374 748 326 738Z', a, {
    edge: [14, 0.45],
    blur: 5,
  });
  k.add(
    `<rect x="330" y="626" width="150" height="126" rx="16" fill="none" stroke="${INK}" stroke-width="16" opacity=".4" transform="translate(5 8)"/><rect x="330" y="626" width="150" height="126" rx="16" fill="none" stroke="${m}" stroke-width="15"/><path d="M334 689H470" stroke="${m}" stroke-width="12"/><path d="M336 630H470" stroke="${lite(l.c, 1)}" stroke-width="2.5" opacity=".8"/>`,
  );
  for (const x of [520, 556, 588])
    k.add(`<ellipse cx="${x}" cy="${700 - (x - 520) * 0.5}" rx="6" ry="8" fill="${INK}" opacity=".8"/>`);
}

export const belt: Template = { draw: drawBelt, set: 'sweep', focus: [400, 650, 2.3] };
