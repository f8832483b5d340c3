import { col } from '../../../colour/dyes';
import type { Pen } from '../../../pen/Pen';
import type { Bicycle } from './layOut';

/** Lit on a city bicycle; the others have none. */
export function drawRearLight(k: Pen, { city, R, rx, fy, seat, head }: Bicycle) {
  k.add(
    `<circle cx="${city ? head.x + 4 : seat.x - 2}" cy="${city ? head.y + 62 : seat.y + 30}" r="0"/><path d="M${rx - (city ? 116 : 0)} ${city ? fy - R - 24 : 0}h0" stroke="${col('ruby')}" stroke-width="${city ? 18 : 0}"/>`,
  );
}
