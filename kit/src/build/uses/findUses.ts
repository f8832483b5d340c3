import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { type NameTakers, readUses } from './readUses';

/** What code asks of other teams and answers for them, by name and without repetition. */
export interface Uses {
  /** Slots that it places and links that it names. */
  slots: string[];
  links: string[];
  /** Commands that it runs, and those that it handles. */
  commands: string[];
  handles: string[];
  /** Facts that it hears, and those that it publishes. */
  facts: string[];
  announces: string[];
  /** Places where a name is not written as a text, so that nobody can tell which is meant: `file:line: what`. */
  unclear: string[];
}

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
  const all = (kind: keyof Uses) => [...new Set(found.flatMap((uses) => uses[kind]))].sort();
  return {
    slots: all('slots'),
    links: all('links'),
    commands: all('commands'),
    handles: all('handles'),
    facts: all('facts'),
    announces: all('announces'),
    unclear: all('unclear'),
  };
}
