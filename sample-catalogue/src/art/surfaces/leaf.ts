import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';

/** One leaf, its stem at (x, y). */
export const leaf = (x: number, y: number, rot: number, s: number, c0: string) => {
  const c = col(c0);
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M0 0C-34-30-34-90 0-130C34-90 34-30 0 0Z" fill="${c}"/><path d="M0 0C34-30 34-90 0-130Z" fill="${shade(c, 0.35)}"/><path d="M0 10V-122M0-30L-18-52M0-30L18-52M0-60L-18-82M0-60L18-82" stroke="${lite(c, 0.7)}" stroke-width="2.4" fill="none" opacity=".7"/></g>`;
};
