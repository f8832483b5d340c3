import { lite, shade } from '../../colour/shades';
import { circ } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';

/** The round stand of a figure. */
export function figureBase(k: Pen, c: string, accent: string) {
  k.contact(400, 850, 190, 20, 0.55);
  k.path(
    'M214 822V842A186 40 0 0 0 586 842V822Z',
    k.lin(
      [
        [0, shade(c, 0.5)],
        [0.3, lite(c, 0.5)],
        [1, shade(c, 0.7)],
      ],
      [0, 0, 1, 0],
    ),
  );
  k.path(
    circ(400, 822, 186, 40),
    k.lin([
      [0, lite(c, 0.4)],
      [1, c],
    ]),
  );
  k.line(circ(400, 822, 168, 34), accent, 4, 1, 'stroke-dasharray="26 10"');
}
