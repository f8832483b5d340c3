import { s } from '@shop/ui';
import type { Role } from './shownVersions';

/** The same version has the same colour in every line, bar and chart of its card. */
export const roleColours: Record<Role, string> = {
  live: s('color.neel'),
  trial: s('color.star'),
  earlier: s('color.ink3'),
};
