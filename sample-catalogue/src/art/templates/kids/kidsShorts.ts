import type { Template } from '../Template';
import { drawShorts } from './drawShorts';

/** The shorts of the set by themselves, filling the sheet. */
export const kidsShorts: Template = {
  draw: (k, l) =>
    k.g('transform="translate(400 510) scale(1.7) translate(-400 -686)"', () => drawShorts(k, l)),
  set: 'flat',
  focus: [400, 390, 2.2],
  cloth: true,
};
