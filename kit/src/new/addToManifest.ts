import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const brackets = { slots: '[]', links: '{}' };

/**
 * Puts `entry`, as JSON writes it, at the end of the slots or links that the `remote.json` in a folder names. All else
 * stays as its team has written it.
 */
export function addToManifest(folder: string, field: 'slots' | 'links', entry: string): void {
  const file = path.join(folder, 'remote.json');
  const text = readFileSync(file, 'utf8');
  const [opening, closing] = brackets[field];
  // What else is called so, such as the slots of `probe`, is of another kind.
  const begin = text.search(new RegExp(`"${field}"\\s*:\\s*\\${opening}`));
  if (begin >= 0) return writeFileSync(file, withLast(text, text.indexOf(`${opening}`, begin), entry));
  writeFileSync(file, withLast(text, text.indexOf('{'), `"${field}": ${opening} ${entry} ${closing}`));
}

/** The text with one entry more in the list or table that opens at `opening`, on a line of its own where the others are. */
function withLast(text: string, opening: number, entry: string): string {
  const inside = text.slice(opening + 1, closingOf(text, opening));
  const before = text.slice(0, opening + 1);
  const after = text.slice(opening + 1 + inside.length);
  if (inside.trim() === '') return `${before}${text[opening] === '{' ? ` ${entry} ` : entry}${after}`;
  const last = inside.trimEnd();
  const [indent = ' '] = /^\s+/.exec(inside) ?? [];
  const separator = indent.includes('\n') ? indent : ' ';
  return `${before}${last},${separator}${entry}${inside.slice(last.length)}${after}`;
}

/** Where the bracket that opens there is closed; strings may hold brackets of their own. */
function closingOf(text: string, opening: number): number {
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
  marks.lastIndex = opening;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if ('[{'.includes(mark[0])) depth += 1;
    if (']}'.includes(mark[0])) depth -= 1;
    if (depth === 0) return mark.index;
  }
  throw new Error('remote.json is no JSON.');
}
