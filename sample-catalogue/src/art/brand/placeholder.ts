import { col, INK } from '../colour/dyes';
import { grounds } from '../colour/grounds';
import { mix } from '../colour/shades';
import { motif } from '../motifs/motif';
import { Pen } from '../pen/Pen';
import { svg } from '../pen/svg';
import { studio } from '../sets/studio';

/** Shown where a picture is missing: a pale lotus in an empty niche. */
export function placeholder(): string {
  const k = new Pen('p'),
    wall = grounds.chandan[0];
  studio(k, 'chandan', 'niche');
  k.add(
    `<g opacity=".8">${motif('lotus', 400, 500, 1.5, mix(wall, col('madder'), 0.35), mix(wall, INK, 0.16))}</g>`,
  );
  return svg(k);
}
