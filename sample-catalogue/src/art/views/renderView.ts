import type { ViewName } from '../../pictures/pictures';
import type { ArtProduct } from '../catalogue/catalogue';
import { r1 } from '../pen/paths';
import { Pen } from '../pen/Pen';
import { svg } from '../pen/svg';
import { studio } from '../sets/studio';
import { templates } from '../templates/templates';
import { nextGround } from './nextGround';
import { swatch } from './swatch';

/** One product as an SVG document of 800 x 1000; all views show it as it is sold, in its own colours. */
export function renderView(p: ArtProduct, view: ViewName): string {
  const t = templates[p.template],
    k = new Pen('a'),
    set = p.set ?? t.set;
  if (view === 'alt') {
    studio(k, nextGround[p.ground], set);
    const hung = set === 'wall' || set === 'flat';
    const x = t.cloth ? (hung ? 376 : 384) : 400;
    k.g(
      `transform="translate(${x} ${hung ? 470 : 520})${hung ? ' rotate(-3)' : ''} scale(.84) translate(-400 -500)"`,
      () => t.draw(k, p.look),
    );
    if (t.cloth) swatch(k, p.look);
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
