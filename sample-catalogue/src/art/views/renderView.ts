import type { ViewName } from '../../pictures/pictures';
import type { ArtProduct } from '../catalogue/catalogue';
import { col } from '../colour/dyes';
import { r1 } from '../pen/paths';
import { Pen } from '../pen/Pen';
import { svg } from '../pen/svg';
import { studio } from '../sets/studio';
import { templates } from '../templates/templates';
import { altLook, nextGround } from './altLook';
import { shadeCard } from './shadeCard';
import { swatches } from './swatches';

/** One product as an SVG document of 800 x 1000. */
export function renderView(p: ArtProduct, view: ViewName): string {
  const t = templates[p.template],
    k = new Pen('a'),
    set = p.set ?? t.set;
  if (view === 'alt') {
    const l = altLook(p);
    studio(k, nextGround[p.ground], set);
    const hung = set === 'wall' || set === 'flat';
    k.g(
      `transform="translate(${hung ? 376 : 384} ${hung ? 470 : 520})${hung ? ' rotate(-3)' : ''} scale(.84) translate(-400 -500)"`,
      () => t.draw(k, l),
    );
    if (t.cloth)
      swatches(k, [
        [col(p.look.a), p.look],
        [col(l.a), l],
        [col(l.b), l],
      ]);
    else shadeCard(k, [...new Set([l.a, p.look.a, l.b, p.look.b, l.c].map(col))].slice(0, 3));
    return svg(k);
  }
  studio(k, p.ground, set);
  t.draw(k, p.look);
  const [x, y, z] = t.focus;
  return svg(
    k,
    view === 'detail' ? `${r1(x - 400 / z)} ${r1(y - 500 / z)} ${r1(800 / z)} ${r1(1000 / z)}` : undefined,
  );
}
