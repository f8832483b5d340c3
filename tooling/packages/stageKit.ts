import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { readJson } from '@shop/kit';
import { writeWhole } from '@shop/registry/desk';
import { inRepository } from '../workspace/repository';
import { importedPackages, type PackageManifest } from './publishedDependencies';
import { type Documents, writeDocuments } from './publishedDocuments';
import { copy } from './stageLibrary';

/** What the kit offers besides its command; it is written as it is published. */
const asTheyAre = ['jest', 'absent', 'refresh', 'styles', 'tsconfig.remote.json', 'remote-packages.json'];

/** Its own, and what a team reads that has no copy of this repository. */
export const kitDocuments: Documents = {
  'kit/README.md': 'README.md',
  'kit/CHANGELOG.md': 'CHANGELOG.md',
  'docs/how-to/a-team-of-its-own.md': 'docs/a-team-of-its-own.md',
  'docs/how-to/add-a-page.md': 'docs/add-a-page.md',
  'docs/how-to/add-a-slot.md': 'docs/add-a-slot.md',
  'docs/how-to/release-a-remote.md': 'docs/release-a-remote.md',
};

/**
 * Compiles the kit into `target` as npm publishes it: its command, and what tests and compilers of a remote take from
 * it. Rules of the registry and of kernel and design system are part of the bundle: they must be those of its version.
 */
export async function stageKit(target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const manifest = readJson<PackageManifest>(inRepository('kit/package.json'));
  const { name, version, license, type, publishConfig, dependencies, devDependencies = {} } = manifest;
  const { metafile } = await build({
    absWorkingDir: inRepository('kit'),
    entryPoints: { 'shop-remote': 'src/cli/run.ts' },
    outdir: path.join(target, 'esm'),
    bundle: true,
    splitting: true,
    plugins: [librariesStayOutside],
    banner: { js: '#!/usr/bin/env node' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    logLevel: 'warning',
  });
  chmodSync(path.join(target, 'esm/shop-remote.js'), 0o755);
  copy(inRepository('kit'), target, asTheyAre);
  writeDocuments(kitDocuments, target);
  // What watches and tests is installed with the workspace's tests alone; another repository installs all of it.
  const installed = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([library]) => !/^@(shop|types)\//.test(library) && library !== 'tsx',
  );
  const known = new Set(installed.map(([library]) => library));
  const unknown = importedPackages(metafile).find((library) => !known.has(library));
  if (unknown) throw new Error(`The kit imports ${unknown}, which its package.json does not name.`);
  writeWhole(path.join(target, 'package.json'), {
    name,
    version,
    license,
    type,
    bin: { 'shop-remote': './esm/shop-remote.js' },
    files: ['esm', ...asTheyAre, 'docs', 'README.md', 'CHANGELOG.md'],
    exports: {
      './jest': './jest/config.mjs',
      './tsconfig.json': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(installed.sort(([a], [b]) => a.localeCompare(b))),
    ...peersOfTests(),
    publishConfig: { access: publishConfig.access },
  });
}

/** The Jest configuration runs in a remote's own Jest, where it writes tests. */
function peersOfTests() {
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>(
    inRepository('kit/remote-packages.json'),
  );
  const peers = ['jest', '@testing-library/dom'];
  return {
    peerDependencies: Object.fromEntries(peers.map((name) => [name, `^${devDependencies[name]}`])),
    peerDependenciesMeta: Object.fromEntries(peers.map((name) => [name, { optional: true }])),
  };
}

const librariesStayOutside: Plugin = {
  name: 'libraries-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@shop/') ? undefined : { external: true },
    );
  },
};
