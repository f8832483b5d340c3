import { INK, LIGHT } from '../colour/dyes';
import { mix } from '../colour/shades';
import { circ } from '../pen/paths';
import type { Pen } from '../pen/Pen';

/** Round display block; y is its top surface. */
export function plinth(k: Pen, ground: string, x: number, y: number, rx: number, h: number) {
  const ry = rx * 0.2,
    c = mix(ground, LIGHT, 0.35);
  k.contact(x, y + h, rx, ry * 1.1, 0.4);
  k.path(
    `M${x - rx} ${y}V${y + h}A${rx} ${ry} 0 0 0 ${x + rx} ${y + h}V${y}Z`,
    k.lin(
      [
        [0, mix(c, INK, 0.08)],
        [0.28, mix(c, LIGHT, 0.4)],
        [0.7, mix(c, INK, 0.12)],
        [1, mix(c, INK, 0.3)],
      ],
      [0, 0, 1, 0],
    ),
  );
  k.path(
    circ(x, y, rx, ry),
    k.lin(
      [
        [0, mix(c, LIGHT, 0.55)],
        [1, mix(c, INK, 0.05)],
      ],
      [0, 0, 1, 0.4],
    ),
  );
}
