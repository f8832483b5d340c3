import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import { poly } from '../pen/paths';

type Draw = (a: string, b: string) => string;

const rays = (n: number, r0: number, r1: number, w: number) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = (i / n) * Math.PI * 2,
      c = Math.cos,
      s = Math.sin;
    d += poly([
      [c(t - w) * r0, s(t - w) * r0],
      [c(t) * r1, s(t) * r1],
      [c(t + w) * r0, s(t + w) * r0],
    ]);
  }
  return d;
};

const all = {
  /** fox spirit before a sun disc */
  fox: (a, b) =>
    `<circle r="92" fill="${a}"/><path d="M-92 20C-60 4-40 30-8 16S50 0 92 22C84 66 44 92 0 92S-84 66-92 20Z" fill="${b}"/><path d="M-58-62L-22-30C-8-35 8-35 22-30L58-62C64-24 62 0 44 26 30 46 14 54 0 66-14 54-30 46-44 26-62 0-64-24-58-62Z" fill="${lite(a, 0.9)}"/><path d="M-50-46L-30-26C-38-20-44-12-47-4-51-18-52-32-50-46ZM50-46L30-26C38-20 44-12 47-4 51-18 52-32 50-46ZM-9 44L0 66 9 44C4 40-4 40-9 44Z" fill="${shade(b, 0.5)}"/><path d="M-34 6C-26-2-16 0-10 8-20 12-28 12-34 6ZM34 6C26-2 16 0 10 8 20 12 28 12 34 6ZM0-26L6-12 0-2-6-12Z" fill="${shade(b, 0.6)}"/><path d="M-60 22L-28 28M-56 36L-30 34M60 22L28 28M56 36L30 34" stroke="${shade(b, 0.6)}" stroke-width="3.4"/>`,
  /** night cat on crescent */
  moon: (a, b) =>
    `<path d="M30-88A92 92 0 1 0 88 34 74 74 0 0 1 30-88Z" fill="${a}"/><path d="M-30 52C-44 10-26-16-8-26L-12-56 8-40H26L44-58 44-24C52-8 46 8 34 14 44 30 42 46 40 60 60 70 74 60 72 44 82 66 66 82 40 78 10 86-20 82-30 52Z" fill="${b}"/><path d="M6-18l6 6M34-20l-6 7M18-4l4 3 4-3" stroke="${a}" stroke-width="3.4" fill="none"/><path d="M74-70l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM-78-74l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="${b}"/>`,
  /** mecha mask */
  mecha: (a, b) =>
    `<path d="M-20-60L-84-92-60-30ZM20-60L84-92 60-30Z" fill="${b}"/><path d="M0-86L46-66 66-16 52 44 22 84H-22L-52 44-66-16-46-66Z" fill="${a}"/><path d="M0-86L46-66 66-16 52 44 22 84H0Z" fill="${shade(a, 0.35)}"/><path d="M-56-14L-10 4-14 18-50 10ZM56-14L10 4 14 18 50 10Z" fill="${lite(b, 0.7)}"/><path d="M0-86L16-40 0-12-16-40Z" fill="${b}"/><path d="M-22 84L-28 48-12 34H12L28 48 22 84Z" fill="${shade(a, 0.8)}"/><path d="M-18 52H18M-16 64H16M-14 75H14" stroke="${b}" stroke-width="4"/>`,
  /** great carp and wave circles */
  wave: (a, b) => {
    let s = '';
    for (let j = 0; j < 4; j++) {
      const ring = (r: number) =>
        [-2, -1, 0, 1, 2]
          .map((i) => i * 44 + (j % 2) * 22)
          .filter((x) => Math.abs(x) < 92)
          .map((x) => `M${x - r} ${26 + j * 20}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
          .join('');
      s += `<path d="${ring(24)}" fill="${b}"/><path d="${ring(18)}${ring(9)}" fill="none" stroke="${lite(b, 0.9)}" stroke-width="3.5"/>`;
    }
    return `<circle cy="-20" r="66" fill="${a}"/><path d="M-96-24H-40M-84-38H-48M96-6H44" stroke="${lite(a, 0.8)}" stroke-width="5"/>${s}`;
  },
  /** lightning sun */
  bolt: (a, b) =>
    `<path d="${rays(18, 62, 98, 0.11)}" fill="${a}"/><circle r="58" fill="${a}"/><path d="M18-66L-32 10H-4L-18 66 34-12H6Z" fill="${b}"/>`,
  /** lotus mandala */
  lotus: (a, b) => {
    let s = '';
    for (let i = 0; i < 12; i++)
      s += `<path d="M0-34C14-54 14-76 0-96-14-76-14-54 0-34Z" transform="rotate(${i * 30})" fill="${i % 2 ? a : b}"/>`;
    for (let i = 0; i < 8; i++)
      s += `<path d="M0-16C9-26 9-40 0-52-9-40-9-26 0-16Z" transform="rotate(${i * 45})" fill="${lite(b, 0.6)}"/>`;
    return s + `<circle r="15" fill="${a}"/>`;
  },
  /** little auto-rickshaw for kids */
  auto: (a, b) =>
    `<path d="M-74 40V-20C-70-56-40-66 0-66H40C62-62 70-30 84 0 90 20 86 40 80 40Z" fill="${a}"/><path d="M-74-20C-70-56-40-66 0-66H40C54-64 62-50 70-30L60-22H-74Z" fill="${b}"/><path d="M-52-14H-8V22H-52ZM10-14H54L68 14H10Z" fill="${lite(a, 0.95)}"/><g fill="${shade(b, 0.9)}"><circle cx="-42" cy="46" r="22"/><circle cx="54" cy="46" r="22"/></g><g fill="${lite(a, 0.9)}"><circle cx="-42" cy="46" r="9"/><circle cx="54" cy="46" r="9"/></g>`,
  /** elephant calf */
  gaja: (a, b) =>
    `<path d="M-60 64V-6C-60-44-30-60 6-60 44-60 66-40 70-8 74 20 84 30 92 24 94 44 70 52 58 34 52 26 50 14 48 8L44 64H16V36H-26V64Z" fill="${a}"/><path d="M8-40C32-46 44-26 38-4 32 14 8 14 2-4-2-18 0-34 8-40Z" fill="${shade(a, 0.4)}"/><path d="M-48-30H-4V6H-48Z" fill="${b}" transform="skewX(-4)"/><path d="M-48 6H-4" stroke="${lite(b, 0.8)}" stroke-width="5" stroke-dasharray="0 7"/><circle cx="54" cy="-16" r="4.5" fill="${shade(a, 0.95)}"/><path d="M-60-4C-76 4-78 22-74 34" fill="none" stroke="${a}" stroke-width="5"/>`,
} satisfies Record<string, Draw>;

/** A graphic by name. */
export type MotifName = keyof typeof all;

/** One graphic about (x, y), scaled by s, in a main and an accent colour. */
export const motif = (name: MotifName, x: number, y: number, s: number, a: string, b: string) =>
  `<g transform="translate(${x} ${y})${s !== 1 ? ` scale(${s})` : ''}">${all[name](col(a), col(b))}</g>`;
