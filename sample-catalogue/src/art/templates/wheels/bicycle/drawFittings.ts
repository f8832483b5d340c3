import { INK } from '../../../colour/dyes';
import { lite, shade } from '../../../colour/shades';
import { r1 } from '../../../pen/paths';
import type { Pen } from '../../../pen/Pen';
import { lineS } from '../../../pen/strokes';
import { pattern } from '../../../prints/pattern';
import { tube } from '../../../surfaces/tube';
import type { Bicycle } from './layOut';

/** What a bicycle for every day carries: mudguards, a rack and a basket. */
export function drawFittings(k: Pen, bike: Bicycle) {
  if (bike.city || bike.kid) drawMudguards(k, bike);
  if (!bike.city) return;
  drawRack(k, bike);
  drawBasket(k, bike);
}

/** Above both wheels. */
function drawMudguards(k: Pen, { b, R, rx, fx, fy }: Bicycle) {
  k.add(
    lineS(
      `M${r1(rx - R * 0.98)} ${r1(fy + R * 0.42)}A${R + 14} ${R + 14} 0 0 1 ${r1(rx + R * 0.8)} ${r1(fy - R * 0.78)}`,
      shade(b, 0.5),
      13,
    ) +
      lineS(
        `M${r1(rx - R * 0.98)} ${r1(fy + R * 0.42)}A${R + 14} ${R + 14} 0 0 1 ${r1(rx + R * 0.8)} ${r1(fy - R * 0.78)}`,
        b,
        9,
      ) +
      lineS(
        `M${r1(fx - R * 0.9)} ${r1(fy - R * 0.66)}A${R + 14} ${R + 14} 0 0 1 ${r1(fx + R * 0.95)} ${r1(fy - R * 0.5)}`,
        shade(b, 0.5),
        13,
      ) +
      lineS(
        `M${r1(fx - R * 0.9)} ${r1(fy - R * 0.66)}A${R + 14} ${R + 14} 0 0 1 ${r1(fx + R * 0.95)} ${r1(fy - R * 0.5)}`,
        b,
        9,
      ),
  );
}

/** Above the rear wheel. */
function drawRack(k: Pen, { R, rx, fy, stay }: Bicycle) {
  k.add(
    lineS(
      `M${rx - 110} ${fy - R - 26}H${stay.x - 6}M${rx - 96} ${fy - R - 24}L${rx} ${fy}M${rx + 30} ${fy - R - 24}L${rx} ${fy}`,
      shade('steel', 0.4),
      7,
    ) + lineS(`M${rx - 110} ${fy - R - 28}H${stay.x - 6}`, lite('silver', 0.6), 3),
  );
}

/** In front of the handlebar. */
function drawBasket(k: Pen, { c, head }: Bicycle) {
  const bk = `M${head.x + 12} ${head.y - 18}H${head.x + 142}L${head.x + 122} ${head.y + 82}H${head.x + 32}Z`;
  k.add(`<path d="${bk}" fill="${INK}" opacity=".3" filter="${k.blur(6)}" transform="translate(4 8)"/>`);
  k.panel(bk, 'maple', { pat: [pattern(k, 'jute', { base: 'maple', s: 1.1 })], edge: [16, 0.5], blur: 6 });
  k.add(
    tube(`M${head.x + 6} ${head.y - 18}H${head.x + 148}`, 'teak', 13) +
      tube(`M${head.x + 30} ${head.y + 82}H${head.x + 124}`, 'teak', 9),
  );
  k.add(`<path d="M${head.x + 12} ${head.y + 12}h132l-3 14h-126z" fill="${c}" opacity=".9"/>`);
}
