import { lite, shade } from '../colour/shades';
import { sym } from '../pen/paths';
import type { Pen } from '../pen/Pen';

/** Wooden hanger with a brass hook. */
export function hanger(k: Pen, y = 196, half = 150, wood = 'teak') {
  const d = `M400 ${y - 26}C${400 + half * 0.5} ${y - 20} ${400 + half} ${y + 14} ${400 + half} ${y + 40}C${400 + half - 30} ${y + 34} ${400 + 60} ${y + 8} 400 ${y + 4}`;
  k.line(
    `M400 ${y - 24}V${y - 62}C400 ${y - 76} 424 ${y - 78} 424 ${y - 96}S400 ${y - 122} 384 ${y - 104}`,
    shade('brass', 0.5),
    8,
  );
  k.line(
    `M400 ${y - 24}V${y - 62}C400 ${y - 76} 424 ${y - 78} 424 ${y - 96}S400 ${y - 122} 384 ${y - 104}`,
    lite('brass', 0.4),
    3,
  );
  k.panel(sym(d), wood, {
    edge: [10, 0.5],
    blur: 4,
    light: [[`M${400 - half + 20} ${y + 16}C${400 - 60} ${y - 14} 400 ${y - 22} 460 ${y - 8}`, 6, 0.8]],
  });
}
