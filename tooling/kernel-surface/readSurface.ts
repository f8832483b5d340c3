import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository, readJson } from '../workspace/repository';

/** What a file takes from the kernel. */
export interface KernelUse {
  /** Folder at the repository's root, such as `mf-catalog`. */
  workspace: string;
  /** `entry.name`, such as `domain.formatRupees`. */
  name: string;
}

const imported = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
const exported = /export\s+(?:type\s+)?\{([^}]*)\}/g;
const clean = (name: string) => name.trim().replace(/^type\s+/, '');
const namesIn = (braces: string) => braces.split(',').map(clean).filter(Boolean);

/** The names that each entry of the kernel exports, as `entry.name`; `faults` are exports that are not named one by one. */
export function readSurface(): { names: string[]; faults: string[] } {
  const { exports } = readJson<{ exports: Record<string, string> }>(
    inRepository('shared-kernel/package.json'),
  );
  const names: string[] = [];
  const faults: string[] = [];
  for (const [subpath, file] of Object.entries(exports)) {
    const text = readFileSync(inRepository('shared-kernel', file), 'utf8');
    const entry = subpath.slice(2);
    if (/export\s+(type\s+)?\*/.test(text)) faults.push(`${entry}: export *`);
    for (const [, braces = ''] of text.matchAll(exported))
      names.push(...namesIn(braces).map((name) => `${entry}.${name.split(/\s+as\s+/).at(-1)}`));
    for (const [, name] of text.matchAll(/export (?:async )?(?:function|const|class|interface|type) (\w+)/g))
      names.push(`${entry}.${name}`);
  }
  return { names, faults };
}

/** Every use of the kernel by its surface, outside of the kernel itself. */
export function readUses(): KernelUse[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(inRepository('package.json'));
  const folders = readdirSync(inRepository(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) =>
      workspaces.some((pattern) => pattern === name || (pattern === 'mf-*' && name.startsWith('mf-'))),
    );
  return folders
    .filter((workspace) => workspace !== 'shared-kernel')
    .flatMap((workspace) =>
      sourcesIn(inRepository(workspace)).flatMap((file) =>
        usesIn(readFileSync(file, 'utf8')).map((name) => ({ workspace, name })),
      ),
    );
}

/** Templates of the tooling are read as well: what a new remote imports is used. */
export const usesIn = (text: string): string[] =>
  [...text.matchAll(imported)].flatMap(([, braces = '', from = '']) =>
    from.startsWith('@shop/kernel/')
      ? namesIn(braces).map((name) => `${from.slice('@shop/kernel/'.length)}.${name.split(/\s+as\s+/)[0]}`)
      : [],
  );

const skipped = new Set(['node_modules', 'dist']);
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesIn(target);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [target] : [];
  });
