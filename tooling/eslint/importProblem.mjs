import path from 'node:path';
import { declaredExports } from './declaredExports.mjs';
import { guardedLibraries, sharedFixture, zones } from './zones.mjs';

/**
 * Says why a file must not import something, or nothing when it may.
 *
 * @param {{ file: string, specifier: string, isType: boolean }} request `file` is relative to the repository
 * @returns {string | undefined}
 */
export function importProblem({ file, specifier, isType }) {
  const from = zoneOf(file);
  if (!from || sharedFixture.test(specifier)) return undefined;
  const to = targetOf(file, specifier);
  if (to.undeclared)
    return `Import '${specifier}' by a subpath that its package declares: what lies behind it may change any day.`;
  if (!to.name || to.name === from.folder || from.may.includes(to.name)) return undefined;
  if (isType && from.types?.includes(to.name)) return undefined;
  return `'${from.folder}' must not import '${specifier}'. ${from.reason}`;
}

const contains = (folder, file) => file === folder || file.startsWith(`${folder}/`);

/** @param {string} file */
const zoneOf = (file) =>
  zones.filter(({ folder }) => contains(folder, file)).sort((a, b) => b.folder.length - a.folder.length)[0];

const packageFolder = (file) => file.split('/')[0];

/** The zone or guarded library that a specifier leads to; no name when nobody minds. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    const undeclared = packageFolder(target) !== packageFolder(file);
    return { name: zoneOf(target)?.folder, undeclared };
  }
  if (guardedLibraries.includes(specifier)) return { name: specifier };
  if (specifier.startsWith('@shop/')) {
    const target = declaredExports.get(specifier);
    return { name: target && zoneOf(target)?.folder, undeclared: !target };
  }
  return { name: zoneOf(specifier)?.folder };
}
