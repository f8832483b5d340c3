import { flip } from './paths';

export const both = (d: string, f: (d: string, side: 1 | -1) => void) => {
  f(d, 1);
  f(flip(d), -1);
};
