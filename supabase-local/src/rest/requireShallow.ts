import { RestError } from './restError';

/** More brackets in one another than any page writes, and far from where the stack of a parser ends. */
const deepestCondition = 50;

/**
 * Twice what pages embed in one another. Each level multiplies rows: the hosted service takes any depth, and runs such a
 * request until its time is up.
 */
export const deepestEmbed = 6;

/** Throws `RestError` PGRST100 for a parameter whose brackets are nested too deeply. */
export function requireShallow(text: string, deepest = deepestCondition): void {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > deepest) {
      throw new RestError(400, 'PGRST100', `The brackets are nested in more than ${deepest} levels`);
    }
  }
}
