import { col } from '../colour/dyes';
import { lite } from '../colour/shades';
import { r1 } from '../pen/paths';
import { Pen } from '../pen/Pen';
import { rng } from '../pen/rng';
import { svg } from '../pen/svg';
import { pattern } from '../prints/pattern';
import { grain, H, place, W, wall } from './scene';

/** The courier and the guardian before a setting sun. */
export function animeBanner(): string {
  const k = new Pen('n'),
    c = '#252c5c',
    rnd = rng(12);
  wall(k, c, 1120, 0.12);
  let rays = '';
  for (let i = 0; i < 36; i++) {
    const t = (i / 36) * 6.2832;
    rays += `M1130 330L${Math.round(1130 + Math.cos(t) * 1500)} ${Math.round(330 + Math.sin(t) * 1500)}L${Math.round(1130 + Math.cos(t + 0.075) * 1500)} ${Math.round(330 + Math.sin(t + 0.075) * 1500)}Z`;
  }
  k.add(
    `<path d="${rays}" fill="${k.rad(
      [
        [0, lite('jamun', 0.4), 0.9],
        [1, '#4a4a96', 0.12],
      ],
      1130,
      330,
      1000,
      true,
    )}" opacity=".5"/>`,
  );
  let stars = '';
  for (let i = 0; i < 46; i++) {
    const s = 2 + rnd() * 7,
      x = Math.round(rnd() * W),
      y = Math.round(rnd() * 420);
    stars += `M${x} ${r1(y - s)}Q${x} ${y} ${r1(x + s)} ${y}Q${x} ${y} ${x} ${r1(y + s)}Q${x} ${y} ${r1(x - s)} ${y}Q${x} ${y} ${x} ${r1(y - s)}Z`;
  }
  k.add(`<path d="${stars}" fill="${lite('haldi', 0.8)}" opacity=".85"/>`);
  k.add(
    `<circle cx="1130" cy="330" r="262" fill="${k.lin([
      [0, 'lemon'],
      [0.5, 'kesar'],
      [1, 'rani'],
    ])}"/><circle cx="1130" cy="330" r="282" fill="none" stroke="${lite('kesar', 0.5)}" stroke-width="4" stroke-dasharray="2 14"/>`,
  );
  // ripple sea
  const id = k.id();
  k.defs.push(
    `<g id="${id}"><circle r="44" fill="${col('indigo')}"/><g fill="none" stroke="${lite('sky', 0.4)}" stroke-width="5"><circle r="40"/><circle r="27"/><circle r="14"/></g></g>`,
  );
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 21; i++)
      k.add(
        `<use href="#${id}" x="${i * 80 + (j % 2) * 40 - 20}" y="${552 + j * 28 + Math.round(Math.sin(i * 0.7) * 8)}"/>`,
      );
  grain(k, c);
  place(k, 'figure', { a: 'cream', b: 'kumkum', c: 'aqua', kind: 'mecha' }, 1370, 306, 0.66);
  place(k, 'figure', { a: 'lilac', b: 'firozi', c: 'kesar' }, 1092, 306, 0.7);
  place(k, 'hoodie', { a: 'kohl', b: 'coral', c: 'lilac', motif: 'fox' }, 806, 330, 0.46, -5);
  place(k, 'charm', { a: 'lemon', b: 'jamun', c: 'coral', motif: 'moon' }, 668, 190, 0.22, 8);
  k.add(
    `<rect y="610" width="${W}" height="30" fill="${col('kumkum')}"/><rect y="610" width="${W}" height="30" fill="${pattern(k, 'spark', { base: 'kumkum', a: 'cream', b: 'haldi', s: 0.4, y: 604 })}"/><path d="M0 610H${W}" stroke="${col('haldi')}" stroke-width="5"/>`,
  );
  return svg(k, `0 0 ${W} ${H}`, W, H);
}
