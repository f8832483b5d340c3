import { col, INK } from '../colour/dyes';
import { lite } from '../colour/shades';

/** Scattered flower petals on the floor. */
export const petals = (x: number, y: number, c0: string) => {
  const c = col(c0);
  const spots = [
    [0, 0, 20],
    [52, 18, -40],
    [96, -6, 70],
    [-40, 22, 110],
  ] as const;
  return spots
    .map(
      ([dx, dy, r]) =>
        `<g transform="translate(${x + dx} ${y + dy}) rotate(${r})"><ellipse cx="5" cy="8" rx="18" ry="9" fill="${INK}" opacity=".25"/><path d="M-18 0C-10-14 10-14 20-2C12 10-8 12-18 0Z" fill="${c}"/><path d="M-14-1C-6-8 6-9 14-3" stroke="${lite(c, 0.8)}" stroke-width="2.4" fill="none"/></g>`,
    )
    .join('');
};
