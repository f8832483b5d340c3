import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

const lockFile = path.resolve(import.meta.dirname, '../../package-lock.json');

/** Looked for, and said to be missing, by the checks that use it. */
const isLookedFor = (name: string) => name.startsWith('@supabase/cli-');

test('the lock file knows the packages of every platform, not only of the one it was written on', () => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
  const known = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  const unknown = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !known.has(name) && !isLookedFor(name))
      .map((name) => `${name} of ${place}`),
  );
  expect(unknown).toEqual([]);
});
