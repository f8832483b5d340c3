import { INK } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import { rrect } from '../pen/paths';
import type { Pen } from '../pen/Pen';

/** A brass rod for hanging cloth. */
export function rod(k: Pen, y: number, x0 = 110, x1 = 690) {
  k.add(
    `<path d="M${x0} ${y + 34}H${x1}" stroke="${INK}" stroke-width="18" opacity=".22" filter="${k.blur(7)}" transform="translate(20 14)"/>`,
  );
  k.panel(rrect(x0, y - 9, x1 - x0, 18, 9), 'brass', {
    edge: [7, 0.7],
    off: [0, -3],
    blur: 2.5,
    light: [[`M${x0 + 8} ${y - 4}H${x1 - 8}`, 3, 1]],
  });
  for (const x of [x0, x1])
    k.add(
      `<circle cx="${x}" cy="${y}" r="17" fill="${k.rad(
        [
          [0, lite('brass', 1)],
          [0.5, 'brass'],
          [1, shade('brass', 0.8)],
        ],
        0.35,
        0.3,
        0.8,
      )}"/>`,
    );
}
