import { INK } from '../../../colour/dyes';
import { lite } from '../../../colour/shades';
import type { Pen } from '../../../pen/Pen';
import { lineS } from '../../../pen/strokes';
import { polish } from '../../../surfaces/polish';
import { tube } from '../../../surfaces/tube';
import type { Bicycle } from './layOut';

/** The stem, and the handlebar of its kind. */
export function drawHandlebar(k: Pen, bike: Bicycle) {
  const { kid, head } = bike;
  k.add(tube(`M${head.x} ${head.y + 16}L${head.x - 8} ${head.y - (kid ? 24 : 30)}`, 'silver', 11));
  if (bike.road) drawDropBar(k, bike);
  else if (bike.mtb) drawFlatBar(k, bike);
  else drawUprightBar(k, bike);
}

/** Where the bar is clamped. */
export const gripsOf = ({ head, kid }: Bicycle) => ({ x: head.x - 8, y: head.y - (kid ? 26 : 32) });

/** Bent down, for racing. */
function drawDropBar(k: Pen, bike: Bicycle) {
  const { x: hx, y: hy } = gripsOf(bike);
  k.add(
    tube(
      `M${hx} ${hy}H${hx + 44}C${hx + 84} ${hy} ${hx + 82} ${hy + 70} ${hx + 44} ${hy + 72}H${hx + 24}`,
      'kohl',
      13,
    ),
  );
}

/** Straight, with a brake hose. */
function drawFlatBar(k: Pen, bike: Bicycle) {
  const { x: hx, y: hy } = gripsOf(bike);
  const { c } = bike;
  k.add(
    tube(`M${hx + 22} ${hy - 4}L${hx - 30} ${hy - 14}`, 'kohl', 12) +
      lineS(`M${hx - 16} ${hy - 12}L${hx - 44} ${hy - 17}`, c, 17) +
      lineS(
        `M${hx + 8} ${hy - 4}C${hx + 26} ${hy + 10} ${hx + 34} ${hy + 26} ${hx + 40} ${hy + 80}`,
        INK,
        3,
        0.8,
      ),
  );
}

/** Bent up, with grips and a bell. */
function drawUprightBar(k: Pen, bike: Bicycle) {
  const { x: hx, y: hy } = gripsOf(bike);
  k.add(
    tube(
      `M${hx + 6} ${hy}C${hx + 30} ${hy - 30} ${hx - 10} ${hy - 46} ${hx - 44} ${hy - 34}L${hx - 66} ${hy - 24}`,
      'silver',
      11,
    ) +
      lineS(`M${hx - 42} ${hy - 35}L${hx - 76} ${hy - 20}`, 'cocoa', 18) +
      lineS(`M${hx - 44} ${hy - 36}L${hx - 74} ${hy - 23}`, lite('cocoa', 0.5), 3, 0.8) +
      `<path d="M${hx - 14} ${hy - 46}a15 13 0 0 1 30 0z" fill="${polish(k, 'brass')}"/>`,
  );
}
