import { col } from '../../../colour/dyes';
import { lite } from '../../../colour/shades';
import { at } from '../../../pen/at';
import type { Pen } from '../../../pen/Pen';
import { lineS } from '../../../pen/strokes';
import { pattern } from '../../../prints/pattern';
import { tube } from '../../../surfaces/tube';
import { gripsOf } from './drawHandlebar';
import type { Bicycle } from './layOut';

/** What children want: streamers, stabilisers and a basket with a flower. */
export function drawKidsParts(k: Pen, bike: Bicycle) {
  drawStreamers(k, bike);
  drawStabiliser(k, bike);
  drawFlowerBasket(k, bike);
}

/** From the grips. */
function drawStreamers(k: Pen, bike: Bicycle) {
  const { x: hx, y: hy } = gripsOf(bike);
  const { a, b, c } = bike;
  k.add(
    [-6, 0, 6, 12]
      .map((d, i) =>
        lineS(
          `M${hx - 78} ${hy - 18}c${-14 - d} 20 ${-8 - d} 40 ${-20 - d} ${58 - i * 4}`,
          at([a, c, b, c], i),
          4,
        ),
      )
      .join(''),
  );
}

/** Beside the rear wheel. */
function drawStabiliser(k: Pen, { c, rx, fy }: Bicycle) {
  k.add(
    tube(`M${rx} ${fy}L${rx - 34} ${776}`, 'steel', 9) +
      `<circle cx="${rx - 36}" cy="778" r="36" fill="${col('kohl')}"/><circle cx="${rx - 36}" cy="778" r="22" fill="${c}"/><circle cx="${rx - 36}" cy="778" r="7" fill="${col('silver')}"/>`,
  );
}

/** In front of the handlebar. */
function drawFlowerBasket(k: Pen, { a, b, c, head }: Bicycle) {
  const bx = head.x + 30,
    by = head.y + 8;
  k.panel(`M${bx} ${by}H${bx + 96}L${bx + 84} ${by + 66}H${bx + 12}Z`, c, {
    pat: [pattern(k, 'jute', { base: c, s: 1.1 })],
    edge: [12, 0.45],
    blur: 5,
  });
  k.add(tube(`M${bx - 4} ${by}H${bx + 100}`, b, 11));
  k.add(
    `<g transform="translate(${bx + 48} ${by + 34})">${Array.from({ length: 6 }, (_, i) => `<path d="M0-5C9-12 9-19 0-24-9-19-9-12 0-5Z" transform="rotate(${i * 60})" fill="${lite(b, 0.8)}"/>`).join('')}<circle r="6" fill="${a}"/></g>`,
  );
}
