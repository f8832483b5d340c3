import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@shop/kit';
import { inRepository } from '../workspace/repository';

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

/** Half of an entry (adr 0042): nobody imports it by name. */
const isPart = /-(first|further)$/;

/** The names that each entry of the kernel exports, as `entry.name`; `faults` are exports that are not named one by one. */
export function readSurface(): { names: string[]; faults: string[] } {
  const { exports } = readJson<{ exports: Record<string, string> }>(
    inRepository('shared-kernel/package.json'),
  );
  const names: string[] = [];
  const faults: string[] = [];
  for (const [subpath, file] of Object.entries(exports)) {
    if (isPart.test(subpath)) continue;
    const found = exportsIn(subpath.slice(2), readFileSync(inRepository('shared-kernel', file), 'utf8'));
    names.push(...found.names);
    faults.push(...found.faults);
  }
  return { names, faults };
}

/** What one entry's file exports. */
export function exportsIn(entry: string, text: string): { names: string[]; faults: string[] } {
  const listed = [...text.matchAll(exported)].flatMap(([, braces = '']) =>
    namesIn(braces).map((name) => name.split(/\s+as\s+/).at(-1) ?? name),
  );
  const declared = [
    ...text.matchAll(/export (?:async )?(?:function|const|let|class|interface|type|enum) (\w+)/g),
  ].map(([, name = '']) => name);
  const isDefault = /export\s+default\b/.test(text) || listed.includes('default');
  return {
    names: [...listed, ...declared].filter((name) => name !== 'default').map((name) => `${entry}.${name}`),
    faults: [
      ...(/export\s+(type\s+)?\*/.test(text)
        ? [`${entry} exports *: export by name what somebody uses.`]
        : []),
      ...(isDefault ? [`${entry} has a default export: give it a name.`] : []),
    ],
  };
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

const augmented = /declare module '@shop\/kernel\/(\w+)' \{\s*interface (\w+)/g;

/** Templates of the tooling are read as well: what a new remote imports is used. So is an interface that it adds to. */
export const usesIn = (text: string): string[] => [...importsIn(text), ...additionsIn(text)];

const additionsIn = (text: string) =>
  [...text.matchAll(augmented)].map(([, entry, name]) => `${entry}.${name}`);

const importsIn = (text: string) =>
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
