import type { Template } from '../Template';
import { trousers } from './trousers';

/** Jeans in a slimmer, higher cut. */
export const womensJeans: Template = {
  ...trousers,
  draw: (k, l) =>
    k.g('transform="translate(400 500) scale(.84 1.03) translate(-400 -520)"', () =>
      trousers.draw(k, { ...l, kind: 'jeans' }),
    ),
};
