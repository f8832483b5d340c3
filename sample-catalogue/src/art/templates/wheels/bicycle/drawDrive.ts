import { col } from '../../../colour/dyes';
import { lite, shade } from '../../../colour/shades';
import type { Pen } from '../../../pen/Pen';
import { lineS } from '../../../pen/strokes';
import { tube } from '../../../surfaces/tube';
import type { Bicycle } from './layOut';

/** The chain or its case, then the cranks with their pedals. */
export function drawDrive(k: Pen, bike: Bicycle) {
  drawChain(k, bike);
  drawCranks(k, bike);
}

/** In a case where trousers and skirts are worn, open otherwise. */
function drawChain(k: Pen, { kid, city, b, c, rx, fy, crank }: Bicycle) {
  const cg = `M${crank.x - 30} ${crank.y - 34}C${crank.x + 30} ${crank.y - 52} ${crank.x + 52} ${crank.y + 30} ${crank.x + 6} ${crank.y + 42}L${rx + 8} ${fy + 26}C${rx - 20} ${fy + 24} ${rx - 18} ${fy - 22} ${rx + 6} ${fy - 22}Z`;
  if (city || kid)
    k.panel(cg, b, {
      edge: [12, 0.45],
      blur: 5,
      over: lineS(`M${rx + 16} ${fy + 2}H${crank.x + 10}`, c, 6, 1, 'stroke-dasharray="0 13"'),
    });
  else
    k.add(
      lineS(
        `M${rx} ${fy - 22}L${crank.x} ${crank.y - 38}M${rx} ${fy + 20}L${crank.x} ${crank.y + 38}`,
        col('steel'),
        4,
        1,
        'stroke-dasharray="4 2.5"',
      ) +
        `<circle cx="${rx}" cy="${fy}" r="24" fill="none" stroke="${shade('steel', 0.4)}" stroke-width="8" stroke-dasharray="4 2"/>`,
    );
}

/** The chainring, both cranks and their pedals. */
function drawCranks(k: Pen, { crank }: Bicycle) {
  k.add(
    `<circle cx="${crank.x}" cy="${crank.y}" r="38" fill="none" stroke="${shade('steel', 0.5)}" stroke-width="7" stroke-dasharray="5 2.6"/><circle cx="${crank.x}" cy="${crank.y}" r="30" fill="none" stroke="${col('silver')}" stroke-width="5"/>` +
      tube(`M${crank.x} ${crank.y}L${crank.x + 44} ${crank.y + 52}`, 'silver', 10) +
      tube(`M${crank.x} ${crank.y}L${crank.x - 44} ${crank.y - 52}`, 'steel', 8) +
      `<rect x="${crank.x + 22}" y="${crank.y + 50}" width="48" height="15" rx="5" fill="${col('kohl')}"/><rect x="${crank.x - 68}" y="${crank.y - 62}" width="44" height="13" rx="5" fill="${col('kohl')}"/><circle cx="${crank.x}" cy="${crank.y}" r="9" fill="${lite('silver', 0.4)}"/>`,
  );
}
