import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Sources {
  folder: string;
  /** Files and folders in it; what is missing does not count. */
  names: string[];
}

const isBuilt = (file: string) => !/\.(test|gallery)\.tsx?$|[/\\](testing|gallery)[/\\]/.test(file);

/** Eight hex digits over names and contents; tests do not count, nor where the folders lie. */
export function hashSources(sources: Sources[]): string {
  const hash = createHash('sha256');
  for (const { folder, names } of sources) {
    const files = names.flatMap((name) => filesBelow(folder, name)).filter(isBuilt);
    for (const file of files.sort()) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}

function filesBelow(folder: string, name: string): string[] {
  const whole = path.join(folder, name);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [name];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
