import type { Template } from '../Template';
import { drawChildTee } from './drawChildTee';
import { drawShorts } from './drawShorts';

/** Tee and shorts, laid out together. */
export const kidset: Template = {
  draw: (k, l) => {
    drawChildTee(k, l);
    drawShorts(k, l);
  },
  set: 'flat',
  focus: [400, 330, 2.2],
  cloth: true,
};
