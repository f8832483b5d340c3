import type { Pen } from '../../../pen/Pen';
import { tube } from '../../../surfaces/tube';
import type { Bicycle } from './layOut';

/** The seat post and the saddle. */
export function drawSaddle(k: Pen, { mtb, city, seat }: Bicycle) {
  k.add(tube(`M${seat.x + 4} ${seat.y + 40}L${seat.x - 6} ${seat.y + 4}`, 'silver', 11));
  const shape = city
    ? `M${seat.x - 70} ${seat.y - 14}C${seat.x - 66} ${seat.y - 36} ${seat.x - 30} ${seat.y - 30} ${seat.x} ${seat.y - 24}C${seat.x + 30} ${seat.y - 22} ${seat.x + 62} ${seat.y - 22} ${seat.x + 62} ${seat.y - 10}C${seat.x + 40} ${seat.y} ${seat.x + 10} ${seat.y + 4} ${seat.x - 10} ${seat.y + 16}C${seat.x - 40} ${seat.y + 20} ${seat.x - 72} ${seat.y + 12} ${seat.x - 70} ${seat.y - 14}Z`
    : `M${seat.x - 58} ${seat.y - 16}C${seat.x - 30} ${seat.y - 24} ${seat.x + 30} ${seat.y - 14} ${seat.x + 66} ${seat.y - 14}C${seat.x + 74} ${seat.y - 8} ${seat.x + 60} ${seat.y - 2} ${seat.x + 40} ${seat.y}C${seat.x} ${seat.y + 4} ${seat.x - 20} ${seat.y + 14} ${seat.x - 44} ${seat.y + 10}C${seat.x - 62} ${seat.y + 6} ${seat.x - 66} ${seat.y - 10} ${seat.x - 58} ${seat.y - 16}Z`;
  k.panel(shape, mtb ? 'kohl' : 'cocoa', {
    edge: [10, 0.5],
    blur: 4,
    light: [
      [
        `M${seat.x - 56} ${seat.y - 12}C${seat.x - 20} ${seat.y - 22} ${seat.x + 20} ${seat.y - 14} ${seat.x + 54} ${seat.y - 11}`,
        5,
        0.9,
      ],
    ],
  });
}
