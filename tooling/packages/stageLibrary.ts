import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { readJson } from '@shop/kit';
import { writeWhole } from '@shop/registry/desk';
import { inRepository } from '../workspace/repository';
import { importedPackages, type PackageManifest, publishedDependencies } from './publishedDependencies';
import { writeDocuments } from './publishedDocuments';
import { writeTypes } from './writeTypes';

/**
 * Compiles a package of the shop into `target` as npm publishes it: an ES module and its types for each entry that its
 * `package.json` declares, and what these need. Tests are no part of that. The workspace goes on with its sources.
 */
export async function stageLibrary(folder: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const manifest = readJson<PackageManifest>(inRepository(folder, 'package.json'));
  const { name, version, license, type, sideEffects, publishConfig } = manifest;
  const exported = Object.entries(manifest.exports);
  const entries = exported.filter(([, source]) => /\.tsx?$/.test(source));
  const files = exported.filter(([subpath]) => subpath.includes('*'));
  const { metafile } = await build({
    absWorkingDir: inRepository(folder),
    entryPoints: Object.fromEntries(entries.map(([subpath, source]) => [moduleName(subpath), source])),
    outdir: path.join(target, 'esm'),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'warning',
  });
  writeTypes(
    folder,
    entries.map(([, source]) => source),
    path.join(target, 'types'),
  );
  const asTheyAre = files.map(([, pattern]) => path.dirname(pattern));
  copy(inRepository(folder), target, asTheyAre);
  const documents = ['README.md', 'CHANGELOG.md'];
  writeDocuments(Object.fromEntries(documents.map((name) => [`${folder}/${name}`, name])), target);
  writeWhole(path.join(target, 'package.json'), {
    name,
    version,
    license,
    type,
    sideEffects,
    files: ['esm', 'types', ...asTheyAre, ...documents],
    exports: {
      ...Object.fromEntries(
        entries.map(([subpath, source]) => [
          subpath,
          { types: typesOf(source), default: `./esm/${moduleName(subpath)}.js` },
        ]),
      ),
      ...Object.fromEntries(files),
      './package.json': './package.json',
    },
    ...publishedDependencies(manifest, importedPackages(metafile)),
    publishConfig: { access: publishConfig.access },
  });
}

export function copy(from: string, to: string, names: string[]): void {
  for (const name of names) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}

const moduleName = (subpath: string) => (subpath === '.' ? 'index' : path.basename(subpath));

const typesOf = (source: string) => source.replace(/^\.\/src\//, './types/').replace(/\.tsx?$/, '.d.ts');
