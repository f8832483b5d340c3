import { readSurface, readUses } from './readSurface';
import { limits, surfaceFaults } from './surfaceFaults';

/** Throws with what is wrong with the kernel's surface; it reads the imports of all packages. */
export function surfaceCommand(): void {
  const { names, faults } = readSurface();
  const all = [...faults, ...surfaceFaults(names, readUses(), limits)];
  if (all.length > 0) throw new Error(all.join('\n'));
}
