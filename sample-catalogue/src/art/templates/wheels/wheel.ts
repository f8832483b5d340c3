import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { r1 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';

/** Registers a spoked wheel about (0, 0) and returns its id. */
export function wheel(k: Pen, r: number, tyre: number, wall: string, rim: string, spokes: number) {
  const id = k.id();
  let d = '';
  for (let i = 0; i < spokes; i++) {
    const t = (i / spokes) * 6.2832,
      q = t + (i % 2 ? 0.5 : -0.5);
    d += `M${r1(Math.cos(q) * 9)} ${r1(Math.sin(q) * 9)}L${Math.round(Math.cos(t) * (r - tyre))} ${Math.round(Math.sin(t) * (r - tyre))}`;
  }
  k.defs.push(
    `<g id="${id}" fill="none"><circle r="${r}" stroke="${col('kohl')}" stroke-width="${tyre}"/><circle r="${r + tyre * 0.2}" stroke="${lite('kohl', 0.4)}" stroke-width="2.5" opacity=".7"/><circle r="${r1(r - tyre * 0.46)}" stroke="${col(wall)}" stroke-width="${r1(tyre * 0.32)}"/><circle r="${r1(r - tyre * 0.85)}" stroke="${shade(rim, 0.4)}" stroke-width="8"/><circle r="${r1(r - tyre * 0.8)}" stroke="${lite(rim, 0.6)}" stroke-width="3"/><path d="${d}" stroke="${shade('silver', 0.35)}" stroke-width="1.7"/><circle r="11" fill="${col('steel')}" stroke="${lite('silver', 0.6)}" stroke-width="3"/><circle r="4" fill="${INK}"/></g>`,
  );
  return id;
}
