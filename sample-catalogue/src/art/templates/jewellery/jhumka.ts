import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { r1, rrect } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { ringOf } from '../../pen/ringOf';
import { gem } from '../../surfaces/gem';
import { orb, polish } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawJhumka(k: Pen, l: Look) {
  const g = polish(k, l.a),
    o = orb(k, l.a),
    pr = orb(k, l.c),
    b = col(l.b),
    dk = shade(l.a, 0.7),
    id = k.id(),
    gold = col(l.a);
  const one =
    `<g id="${id}"><path d="M0-178C0-200 18-206 18-190" fill="none" stroke="${gold}" stroke-width="5"/>` +
    ringOf(10, 46, (x, y) => `<circle cx="${r1(x)}" cy="${r1(y - 128)}" r="15" fill="${o}"/>`) +
    `<circle cy="-128" r="42" fill="${g}"/>` +
    ringOf(12, 31, (x, y) => `<circle cx="${r1(x)}" cy="${r1(y - 128)}" r="5" fill="${pr}"/>`) +
    gem(0, -128, 22, l.b) +
    `<circle cy="-68" r="10" fill="${o}"/><circle cy="-50" r="10" fill="${pr}"/>` +
    `<path d="M-96 78C-98 10-62-44-22-46H22C62-44 98 10 96 78C60 98-60 98-96 78Z" fill="${g}"/>` +
    `<g fill="none" stroke="${dk}" stroke-width="2" opacity=".7"><path d="M-78 12C-40 30 40 30 78 12M-56-20C-30-6 30-6 56-20"/></g>` +
    `<path d="M-69-4C-36 12 36 12 69-4" fill="none" stroke="${lite(gold, 0.9)}" stroke-width="9" stroke-dasharray="0 12"/>` +
    `<g fill="${b}" stroke="${dk}" stroke-width="2"><path d="M0 22C14 34 14 50 0 62-14 50-14 34 0 22ZM-44 18C-32 28-32 44-42 57-56 46-58 30-44 18ZM44 18C32 28 32 44 42 57 56 46 58 30 44 18ZM-78 10C-68 20-70 36-78 46-88 36-90 24-78 10ZM78 10C68 20 70 36 78 46 88 36 90 24 78 10Z"/></g>` +
    `<path d="M-97 70C-60 92 60 92 97 70V88C60 110-60 110-97 88Z" fill="${g}" stroke="${dk}" stroke-width="1.5"/><path d="M-92 80C-58 100 58 100 92 80" fill="none" stroke="${lite(gold, 1)}" stroke-width="8" stroke-dasharray="0 13"/>` +
    Array.from({ length: 9 }, (_, i) => {
      const x = -88 + i * 22,
        y = 92 + Math.sin((i / 8) * Math.PI) * 15;
      return `<path d="M${x} ${r1(y)}v14" stroke="${gold}" stroke-width="3"/><circle cx="${x}" cy="${r1(y + 24)}" r="11" fill="${pr}"/><circle cx="${x}" cy="${r1(y + 39)}" r="5" fill="${o}"/>`;
    }).join('') +
    `</g>`;
  k.defs.push(one);
  // brass T stand
  k.contact(400, 836, 120, 16, 0.5);
  for (const s of [-1, 1])
    k.add(
      `<g transform="translate(${400 + s * 138} 486)"><ellipse cx="46" cy="40" rx="92" ry="120" fill="${INK}" opacity=".2" filter="${k.blur(20)}"/></g>`,
    );
  const wood = col('walnut');
  k.panel(rrect(390, 246, 20, 570, 4), wood, { edge: [7, 0.5], blur: 3, light: [['M396 250V810', 4, 0.7]] });
  k.panel(
    'M186 236C300 222 500 222 614 236C622 244 622 258 614 264C500 252 300 252 186 264C178 258 178 244 186 236Z',
    wood,
    {
      edge: [8, 0.5],
      blur: 3,
      light: [['M190 240C300 228 500 228 610 240', 5, 0.7]],
    },
  );
  k.path('M300 826C300 806 350 798 400 798S500 806 500 826C500 846 300 846 300 826Z', polish(k, 'walnut'));
  k.add(`<ellipse cx="400" cy="808" rx="72" ry="9" fill="${lite(wood, 0.3)}"/>`);
  for (const s of [-1, 1])
    k.add(
      `<path d="M${400 + s * 138} 258V296" stroke="${gold}" stroke-width="4"/><use href="#${id}" transform="translate(${400 + s * 138} 486)"/>`,
    );
}

export const jhumka: Template = { draw: drawJhumka, set: 'niche', focus: [262, 520, 2.4] };
