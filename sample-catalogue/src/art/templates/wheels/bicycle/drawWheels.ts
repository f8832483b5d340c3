import { INK } from '../../../colour/dyes';
import type { Pen } from '../../../pen/Pen';
import { wheel } from '../wheel';
import type { Bicycle } from './layOut';

/** The wheels above their shadow. */
export function drawWheels(k: Pen, { kid, mtb, road, R, T, rx, fx, fy }: Bicycle) {
  const w = wheel(k, R, T, road ? 'tan' : mtb ? 'slate' : 'cream', 'silver', kid ? 20 : 28);
  k.contact(rx, 814, R * 0.8, 12, 0.5);
  k.contact(fx, 814, R * 0.8, 12, 0.5);
  k.add(`<ellipse cx="420" cy="822" rx="330" ry="16" fill="${INK}" opacity=".22" filter="${k.blur(14)}"/>`);
  k.add(`<use href="#${w}" x="${rx}" y="${fy}"/><use href="#${w}" x="${fx}" y="${fy}"/>`);
}
