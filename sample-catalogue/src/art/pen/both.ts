import { flip } from './paths';

/** Does the same for the right side (1) and, mirrored, for the left (-1). */
export const both = (d: string, f: (d: string, side: 1 | -1) => void) => {
  f(d, 1);
  f(flip(d), -1);
};
