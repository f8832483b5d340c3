import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { type NameTakers, readUses } from './readUses';
import { noUses, type Uses } from './Uses';

/**
 * Reads from TypeScript sources what they use of other teams. Names are written where they are used
 * (`linkTo('product', …)`, `<Slot name="quick-view" …>`, `commands.run('open-sign-in', …)`, `bus.on('bag/changed')`), so
 * that nobody has to list them a second time. `more` are functions of one's own that take a name, as `linkTo` does.
 */
export function findUses(files: readonly string[], more: NameTakers = new Map()): Uses {
  const takers = new Map([['linkTo', 'links'] as const, ...more]);
  const found = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
    return readUses(tree, file, takers);
  });
  const all = noUses();
  for (const kind of Object.keys(all) as (keyof Uses)[])
    all[kind] = [...new Set(found.flatMap((uses) => uses[kind]))].sort();
  return all;
}
