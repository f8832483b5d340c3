import { RestError } from './restError';

/** More brackets in one another than any page writes, and far from where the stack of a parser ends. */
const deepest = 50;

/** Throws `RestError` PGRST100 for a parameter whose brackets are nested too deeply. */
export function requireShallow(text: string): void {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > deepest) {
      throw new RestError(400, 'PGRST100', `The brackets are nested in more than ${deepest} levels`);
    }
  }
}
