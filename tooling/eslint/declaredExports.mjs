import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns {{ name: string, exports?: Record<string, string> } | undefined} */
function descriptionOf(folder) {
  try {
    return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What the shared packages let others import: the file behind each specifier, relative to the repository.
 *
 * @type {Map<string, string>}
 */
export const declaredExports = new Map(
  readdirSync(root).flatMap((folder) => {
    const { name, exports = {} } = descriptionOf(folder) ?? { name: '' };
    return Object.entries(exports).map(([subpath, file]) => [
      path.posix.join(name, subpath),
      path.posix.join(folder, file),
    ]);
  }),
);
