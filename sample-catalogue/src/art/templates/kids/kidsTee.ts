import type { Template } from '../Template';
import { drawChildTee } from './drawChildTee';

/** The tee of the set by itself, filling the sheet. */
export const kidsTee: Template = {
  draw: (k, l) =>
    k.g('transform="translate(400 500) scale(1.3) translate(-400 -350)"', () => drawChildTee(k, l)),
  set: 'wall',
  focus: [400, 400, 2.1],
  cloth: true,
};
