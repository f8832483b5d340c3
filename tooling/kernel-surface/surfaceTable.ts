import { lookUp } from '@shop/kernel/domain';
import type { Agreement } from './agreement';
import type { KernelUse } from './readSurface';
import { usersOf } from './usersOf';

/** How the number of names comes about: entry by entry, each name with its users, and why it stays with one. */
export function surfaceTable(
  names: readonly string[],
  uses: readonly KernelUse[],
  { most, reasons }: Agreement,
): string {
  const users = usersOf(names, uses);
  const entries = [...new Set(names.map(entryOf))];
  const width = Math.max(...names.map(({ length }) => length));
  const lines = entries.flatMap((entry) => {
    const own = names.filter((name) => entryOf(name) === entry);
    return [
      `${entry}: ${own.length}`,
      ...own.map((name) => {
        const reason = lookUp(reasons, name);
        return `  ${name.padEnd(width)}  ${(users.get(name) ?? []).join(', ')}${reason ? `. ${reason}` : ''}`;
      }),
    ];
  });
  return [...lines, `${names.length} of at most ${most} names`].join('\n');
}

const entryOf = (name: string) => name.slice(0, name.indexOf('.'));
