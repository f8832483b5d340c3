import { lite, lum, shade } from '../colour/shades';
import { r1 } from '../pen/paths';
import { rng } from '../pen/rng';
import { type Print, tf } from './Cloth';

/** Fine structure of the cloth itself, seen in close-ups. */
export const weaves = {
  twill: (k, c) =>
    k.tile(
      5,
      5,
      `<path d="M-1 6L6-1M-1 1L1-1M4 6L6 4" stroke="${lite(c.base, 0.8)}" stroke-width="1.1" opacity=".5"/>`,
      tf(c),
    ),
  weave: (k, c) =>
    k.tile(
      6,
      6,
      `<path d="M0 1.5H6M1.5 0V6" stroke="${shade(c.base, 0.6)}" stroke-width=".8" opacity=".25"/><path d="M0 4H6M4 0V6" stroke="${lite(c.base, 0.9)}" stroke-width=".9" opacity="${r1(0.06 + lum(c.base) * 0.3)}"/>`,
      tf(c),
    ),
  rib: (k, c) =>
    k.tile(
      7,
      10,
      `<path d="M2 0V10" stroke="${shade(c.base, 0.8)}" stroke-width="1.8" opacity=".4"/><path d="M5 0V10" stroke="${lite(c.base, 0.7)}" stroke-width="1.4" opacity=".45"/>`,
      tf(c),
    ),
  knit: (k, c) =>
    k.tile(
      8,
      7,
      `<path d="M0 1L4 5 8 1" fill="none" stroke="${shade(c.base, 0.5)}" stroke-width="1" opacity=".2"/>`,
      tf(c),
    ),
  melange: (k, c) => {
    const q = rng(9);
    let d = '';
    for (let i = 0; i < 30; i++)
      d += `M${Math.round(q() * 44)} ${Math.round(q() * 44)}h${1 + Math.round(q() * 2)}`;
    return k.tile(
      46,
      46,
      `<path d="${d}" stroke="${lite(c.base, 0.95)}" opacity=".28"/><path d="${d}" stroke="${shade(c.base, 0.7)}" opacity=".3" transform="translate(9 21)"/>`,
      tf(c),
    );
  },
  cord: (k, c) =>
    k.tile(
      10,
      10,
      `<path d="M1.5 0V10" stroke="${shade(c.base, 0.9)}" stroke-width="2.6" opacity=".5"/><path d="M6 0V10" stroke="${lite(c.base, 0.7)}" stroke-width="3" opacity=".4"/>`,
      tf(c),
    ),
  jute: (k, c) =>
    k.tile(
      12,
      12,
      `<path d="M0 3H6M6 9H12" stroke="${shade(c.base, 0.7)}" stroke-width="4.4" opacity=".35"/><path d="M3 6V12M9 0V6" stroke="${lite(c.base, 0.8)}" stroke-width="4" opacity=".4"/>`,
      tf(c),
    ),
} satisfies Record<string, Print>;
