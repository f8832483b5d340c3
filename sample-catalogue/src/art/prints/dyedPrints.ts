import { col } from '../colour/dyes';
import { lite, lum } from '../colour/shades';
import { circ } from '../pen/paths';
import { rng } from '../pen/rng';
import { dots, type Print, tf } from './Cloth';

/** Patterns that come from dyeing: resist dots, tied warps, pleats. */
export const dyedPrints = {
  /** Tie-dye rings of tiny resist dots. */
  bandhani: (k, c) => {
    const a = lum(c.a) > lum(c.base) + 0.2 ? col(c.a) : col('cream'),
      b = lum(c.b) > lum(c.base) + 0.12 ? col(c.b) : lite(c.b, 0.8),
      id = k.id(); // resist dots are always pale
    const d = circ(45, 45, 26) + circ(45, 45, 13);
    return k.tile(
      90,
      90,
      `<g id="${id}">${dots(d, a, 6.4, 9.1)}${dots('M0-22L22 0 0 22-22 0Z', b, 5, 8.6)}</g><circle cx="45" cy="45" r="3.6" fill="${b}"/><use href="#${id}" x="90"/><use href="#${id}" y="90"/><use href="#${id}" x="90" y="90"/>${dots(d, col(c.base), 1.9, 9.1)}`,
      tf(c),
    );
  },
  /** Warp ikat diamonds with feathered edges. */
  ikat: (k, c) => {
    const rnd = rng(7),
      strips = (hw: number, hh: number, cx: number, cy: number) => {
        let d = '';
        for (let x = -hw; x <= hw; x += 4) {
          const h = hh * (1 - Math.abs(x) / (hw + 2)),
            j = (rnd() - 0.5) * 11;
          d += `M${cx + x} ${Math.round(cy - h - 2 + j)}V${Math.round(cy + h + 2 + j * 0.6)}`;
        }
        return d;
      };
    const p = (d: string, f: string) => `<path d="${d}" stroke="${f}" stroke-width="4.3" fill="none"/>`;
    return k.tile(
      96,
      132,
      p(strips(44, 58, 48, 66), col(c.a)) +
        p(strips(28, 34, 48, 66), col(c.base)) +
        p(strips(16, 20, 48, 66), col(c.b)) +
        p(
          strips(12, 16, 0, 0) + strips(12, 16, 96, 0) + strips(12, 16, 0, 132) + strips(12, 16, 96, 132),
          col(c.b),
        ),
      tf(c),
    );
  },
  /** Rajasthani leheriya: diagonal dye waves. */
  leheriya: (k, c) => {
    const w = (y: number) => `M-8 ${y}Q8 ${y - 16} 24 ${y}T56 ${y}T88 ${y}`;
    return k.tile(
      64,
      62,
      `<g fill="none"><path d="${w(10)}" stroke="${col(c.a)}" stroke-width="9"/><path d="${w(24)}" stroke="${col(c.b)}" stroke-width="3.5"/><path d="${w(38)}" stroke="${col(c.a)}" stroke-width="5"/><path d="${w(52)}" stroke="${col(c.b)}" stroke-width="8"/></g>`,
      tf({ ...c, r: c.r ?? -32 }),
    );
  },
  /** Shibori pleat-dye lines. */
  shibori: (k, c) => {
    const rnd = rng(3);
    let d = '';
    for (let x = 6; x < 90; x += 12)
      d += `M${x + Math.round(rnd() * 3)} 0C${x + 4} 20 ${x - 5} 34 ${x + Math.round(rnd() * 4)} 50S${x - 3} 84 ${x + 1} 100`;
    return k.tile(
      96,
      100,
      `<path d="${d}" fill="none" stroke="${col(c.a)}" stroke-width="5.5" opacity=".8"/><path d="${d}" fill="none" stroke="${col(c.b)}" stroke-width="2" stroke-dasharray="3 5" transform="translate(5 0)"/><path d="M0 50H96" stroke="${col(c.a)}" stroke-width="9" opacity=".35"/>`,
      tf(c),
    );
  },
} satisfies Record<string, Print>;
