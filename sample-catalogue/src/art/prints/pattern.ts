import type { Pen } from '../pen/Pen';
import { blockPrints } from './blockPrints';
import type { Cloth, Print } from './Cloth';
import { dyedPrints } from './dyedPrints';
import { weaves } from './weaves';
import { wovenPrints } from './wovenPrints';

const prints = { ...blockPrints, ...dyedPrints, ...wovenPrints, ...weaves };

/** A textile print by name. */
export type PatName = keyof typeof prints;

/** Registers a textile print with the pen and returns its paint (`url(#…)`), to be laid over a base cloth. */
export const pattern = (
  k: Pen,
  name: PatName | undefined,
  cloth: Partial<Cloth> & Pick<Cloth, 'base'>,
): string | undefined => {
  if (!name) return undefined;
  const print: Print = prints[name];
  return print(k, { a: cloth.base, b: cloth.base, ...cloth });
};
