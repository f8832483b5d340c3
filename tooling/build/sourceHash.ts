import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../workspace/repository';

const isBuilt = (file: string) => !/\.(test|gallery)\.tsx?$|[/\\](testing|gallery)[/\\]/.test(file);

/** The build's own sources: another preset or another pinned tool gives other bytes. */
const presets = ['tooling/webpack', 'tooling/package.json'];

/** Hash of a remote's sources. Shared packages are no part of it: they come from the shell at run time. */
export const remoteSourceHash = (remote: string): string =>
  sourceHash(['src', 'package.json', 'remote.json'].map((name) => `${remote}/${name}`));

/** Hash of everything in the shell's scripts, which bring the shared packages. */
export const shellSourceHash = (): string =>
  sourceHash(
    ['shell', 'registry', 'shared-ui', 'shared-kernel'].flatMap((name) => [
      `${name}/src`,
      `${name}/package.json`,
    ]),
  );

/** Eight hex digits over names and contents; tests do not count. */
function sourceHash(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of [...sources, ...presets].flatMap(filesBelow).filter(isBuilt).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRepository(file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

function filesBelow(name: string): string[] {
  if (!existsSync(inRepository(name))) return [];
  if (path.extname(name) === '.json') return [name];
  return readdirSync(inRepository(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inRepository(), path.join(entry.parentPath, entry.name)));
}
