import type { Pen } from '../../../pen/Pen';
import { lineS } from '../../../pen/strokes';
import { tube } from '../../../surfaces/tube';
import type { Bicycle } from './layOut';

/** Stays, fork and tubes, with painted bands. */
export function drawFrame(k: Pen, bike: Bicycle) {
  drawStays(k, bike);
  drawTubes(k, bike);
  drawPosts(k, bike);
}

/** The stays and the fork, behind the main tubes. */
function drawStays(k: Pen, { mtb, paint, rx, fx, fy, crank, seat, head, fork }: Bicycle) {
  k.add(
    tube(`M${rx} ${fy}L${crank.x} ${crank.y}`, paint, mtb ? 15 : 11) +
      tube(`M${rx} ${fy}L${seat.x + 4} ${seat.y + 46}`, paint, mtb ? 13 : 9),
  );
  k.add(
    tube(
      `M${fork.x} ${fork.y}C${fork.x + 14} ${fork.y + 60} ${fx - 14} ${fy - 40} ${fx} ${fy}`,
      mtb ? 'kohl' : paint,
      mtb ? 22 : 13,
    ),
  );
  if (mtb) k.add(tube(`M${head.x + 6} ${head.y + 40}L${fork.x + 16} ${fork.y + 52}`, 'silver', 15));
}

/** The tubes by which the kinds differ. */
function drawTubes(k: Pen, { kid, mtb, city, paint, crank, stay, head, fork }: Bicycle) {
  if (city)
    k.add(
      tube(
        `M${fork.x - 4} ${fork.y - 8}C${fork.x - 60} ${fork.y + 60} ${crank.x + 60} ${crank.y - 70} ${crank.x} ${crank.y}`,
        paint,
        17,
      ) +
        tube(
          `M${head.x + 8} ${head.y + 36}C${head.x - 70} ${head.y + 120} ${stay.x + 90} ${stay.y + 96} ${stay.x + 22} ${stay.y + 76}`,
          paint,
          13,
        ),
    );
  else if (kid)
    k.add(
      tube(
        `M${fork.x - 2} ${fork.y - 6}C${fork.x - 60} ${fork.y + 40} ${crank.x + 60} ${crank.y - 40} ${crank.x} ${crank.y}`,
        paint,
        22,
      ),
    );
  else
    k.add(
      tube(`M${fork.x} ${fork.y}L${crank.x} ${crank.y}`, paint, mtb ? 24 : 17) +
        tube(`M${head.x + 4} ${head.y + 30}L${stay.x} ${stay.y - (mtb ? -14 : 8)}`, paint, mtb ? 19 : 14),
    );
}

/** Seat tube and head tube, and the bands painted on the first. */
function drawPosts(k: Pen, { mtb, paint, b, c, crank, seat, head, fork }: Bicycle) {
  k.add(tube(`M${crank.x} ${crank.y}L${seat.x + 4} ${seat.y + 34}`, paint, mtb ? 19 : 15));
  k.add(tube(`M${head.x} ${head.y + 14}L${fork.x + 3} ${fork.y + 8}`, paint, mtb ? 28 : 22));
  k.add(
    lineS(`M${crank.x - 16} ${crank.y - 92}l-3-16`, b, mtb ? 18 : 14, 1, 'stroke-linecap="butt"') +
      lineS(`M${crank.x - 22} ${crank.y - 120}l-2-10`, c, mtb ? 18 : 14, 1, 'stroke-linecap="butt"'),
  );
}
