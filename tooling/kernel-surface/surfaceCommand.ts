import { agreement } from './agreement';
import { readSurface, readUses } from './readSurface';
import { surfaceFaults } from './surfaceFaults';
import { surfaceTable } from './surfaceTable';

/**
 * Throws with what is wrong with the kernel's surface; it reads the imports of all packages. `--table` prints every
 * name with its users.
 */
export function surfaceCommand(args: readonly string[]): void {
  const { names, faults } = readSurface();
  const uses = readUses();
  if (args.includes('--table')) console.log(surfaceTable(names, uses, agreement));
  const all = [...faults, ...surfaceFaults(names, uses, agreement)];
  if (all.length > 0) throw new Error(all.join('\n'));
}
