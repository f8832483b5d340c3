import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import { drop, type Print, tf } from './Cloth';

/** Patterns made on the loom or with a needle. */
export const wovenPrints = {
  /** Madras check: overlapping translucent bands. */
  madras: (k, c) => {
    const v = (x: number, w: number, f: string, o: number) =>
      `<path d="M${x} 0V84" stroke="${f}" stroke-width="${w}" opacity="${o}"/><path d="M0 ${x}H84" stroke="${f}" stroke-width="${w}" opacity="${o}"/>`;
    return k.tile(
      84,
      84,
      v(15, 26, col(c.a), 0.55) +
        v(58, 14, col(c.b), 0.55) +
        v(36, 3, col(c.b), 0.9) +
        v(74, 2.5, lite(c.base, 0.9), 0.8) +
        v(3, 2, shade(c.a, 0.6), 0.6) +
        v(27, 2, lite(c.base, 0.9), 0.5),
      tf(c),
    );
  },
  /** Fine gingham / shirting check. */
  check: (k, c) =>
    k.tile(
      30,
      30,
      `<path d="M0 7.5H30M7.5 0V30" stroke="${col(c.a)}" stroke-width="15" opacity=".42"/><path d="M22 0V30M0 22H30" stroke="${col(c.b)}" stroke-width="1.4" opacity=".6"/>`,
      tf(c),
    ),
  /** Gamcha: woven check towel stripe. */
  gamcha: (k, c) =>
    k.tile(
      72,
      48,
      `<g stroke="${col(c.a)}"><path d="M0 4H72M0 12H72" stroke-width="3.4"/><path d="M6 0V48M14 0V48M22 0V48" stroke-width="2.6" opacity=".8"/><path d="M0 30H72" stroke-width="14" opacity=".85"/></g><path d="M0 24.5H72M0 35.5H72" stroke="${col(c.b)}" stroke-width="1.6" stroke-dasharray="4 3"/>`,
      tf(c),
    ),
  /** Plain woven stripe. */
  stripe: (k, c) =>
    k.tile(
      40,
      20,
      `<path d="M0 0H24V20H0Z" fill="${col(c.a)}"/><path d="M32 0V20" stroke="${col(c.b)}" stroke-width="2"/>`,
      tf(c),
    ),
  /** Breton-like dyed bands. */
  band: (k, c) =>
    k.tile(
      20,
      64,
      `<path d="M0 0H20V30H0Z" fill="${col(c.a)}"/><path d="M0 42H20" stroke="${col(c.b)}" stroke-width="4"/>`,
      tf(c),
    ),
  /** Dhurrie stepped geometry. */
  dhurrie: (k, c) =>
    k.tile(
      80,
      96,
      `<path d="M40 6L74 40V56L40 90 6 56V40Z" fill="${col(c.a)}"/><path d="M40 24L60 44V52L40 72 20 52V44Z" fill="${col(c.base)}"/><path d="M40 36L51 48 40 60 29 48Z" fill="${col(c.b)}"/><path d="M0 0H80M0 96H80" stroke="${col(c.b)}" stroke-width="7"/>`,
      tf(c),
    ),
  /** Kantha running stitch. */
  kantha: (k, c) =>
    k.tile(
      44,
      28,
      `<g fill="none" stroke-width="2.4"><path d="M3 6H16M26 6H38" stroke="${col(c.a)}"/><path d="M14 20H28M36 20H44M0 20H5" stroke="${col(c.b)}"/></g>`,
      tf(c),
    ),
  /** Chikankari: tone-on-tone embroidery sprays. */
  chikan: (k, c) =>
    drop(
      k,
      c,
      100,
      116,
      `<g fill="none" stroke="${col(c.a)}" stroke-width="2.2"><path d="M0 28C-2 14 2 4 0-8M0 18C-8 16-14 10-16 2M0 10C8 8 14 2 16-6"/><path d="M-16 2C-22-2-20-10-14-10-10-6-11 0-16 2ZM16-6C10-8 9-14 13-18 20-18 22-10 16-6Z"/></g><g fill="${col(c.a)}"><circle cy="-13" r="4"/><circle cx="-7" cy="-18" r="4"/><circle cx="7" cy="-18" r="4"/><circle cx="-4" cy="-26" r="4"/><circle cx="4" cy="-26" r="4"/></g><circle cy="-19" r="3" fill="${col(c.b)}"/>`,
    ),
  /** Banarasi zari dots-and-jaal. */
  zari: (k, c) =>
    drop(
      k,
      c,
      60,
      68,
      `<g fill="${col(c.a)}"><path d="M0-11C4-6 4-3 0 0-4-3-4-6 0-11ZM0 11C-4 6-4 3 0 0 4 3 4 6 0 11ZM-11 0C-6-4-3-4 0 0-3 4-6 4-11 0ZM11 0C6 4 3 4 0 0 3-4 6-4 11 0Z"/></g>`,
    ),
} satisfies Record<string, Print>;
