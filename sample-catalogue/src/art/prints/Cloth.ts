import { r1 } from '../pen/paths';
import type { Pen } from '../pen/Pen';

/** What a print is stamped on: base cloth, main motif colour a, accent b, scale s, turn r in degrees, offset x and y. */
export interface Cloth {
  base: string;
  a: string;
  b: string;
  s?: number;
  r?: number;
  x?: number;
  y?: number;
}

/** Registers one print with the pen and returns its paint. */
export type Print = (k: Pen, c: Cloth) => string;

/** The transform that a cloth asks for. */
export const tf = (c: Cloth) =>
  `translate(${c.x ?? 0} ${c.y ?? 0})${c.r ? ` rotate(${c.r})` : ''}${(c.s ?? 1) !== 1 ? ` scale(${r1(c.s ?? 1)})` : ''}`
    .replace('translate(0 0)', '')
    .trim();

/** Half-drop repeat of one motif. */
export const drop = (k: Pen, c: Cloth, w: number, h: number, motif: string, extra = '') => {
  const id = k.id();
  return k.tile(
    w,
    h,
    `<g id="${id}" transform="translate(${w / 4} ${h / 4})">${motif}</g><use href="#${id}" x="${w / 2}" y="${h / 2}"/>${extra}`,
    tf(c),
  );
};

/** Round dots along a path, `gap` apart. */
export const dots = (d: string, c: string, w: number, gap: number) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-dasharray="0 ${gap}"/>`;

/** The buti: a sprig with a bud. */
export const sprig = (a: string, b: string) =>
  `<g fill="${a}"><path d="M-1 24C-3 12 2 4 0-6" fill="none" stroke="${a}" stroke-width="2"/><path d="M-1 16C-11 15-15 8-15 1-7 2-2 7-1 16ZM0 8C9 8 14 2 14-5 6-4 1 0 0 8Z"/><path d="M-9-4C-14-14-6-18-5-24-1-19-3-12 0-6 3-12 1-19 5-24 6-18 14-14 9-4 5 0-5 0-9-4Z"/></g><path d="M0-30C5-24 5-18 0-12-5-18-5-24 0-30Z" fill="${b}"/><g fill="${b}"><circle cx="-11" cy="-24" r="1.8"/><circle cx="11" cy="-24" r="1.8"/></g>`;
