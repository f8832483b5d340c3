import { INK } from '../colour/dyes';
import { mix } from '../colour/shades';
import { sym } from '../pen/paths';
import type { Pen } from '../pen/Pen';

/** Multifoil (jharokha) arch relief. */
export function archPath(x: number, y: number, w: number, b: number) {
  const cx = x + w / 2,
    s = w / 560;
  const h = `M${cx} ${y}C${cx + 14 * s} ${y + 28 * s} ${cx + 52 * s} ${y + 34 * s} ${cx + 78 * s} ${y + 40 * s}C${cx + 130 * s} ${y + 42 * s} ${cx + 160 * s} ${y + 74 * s} ${cx + 168 * s} ${y + 108 * s}C${cx + 216 * s} ${y + 110 * s} ${cx + 240 * s} ${y + 150 * s} ${cx + 236 * s} ${y + 186 * s}C${cx + 266 * s} ${y + 196 * s} ${cx + 280 * s} ${y + 226 * s} ${cx + 280 * s} ${y + 262 * s}L${cx + 280 * s} ${b}L${cx} ${b}`;
  return sym(h, cx);
}

export function arch(k: Pen, x: number, y: number, w: number, b: number, deep: string, rim: string) {
  const d = archPath(x, y, w, b);
  k.path(d, rim, 'transform="translate(4 5)"');
  k.panel(d, deep, { edge: [46, 0.5], off: [10, 12], blur: 14, ink: mix(deep, INK, 0.45) });
}
