import type { Metafile } from 'esbuild';
import { readJson } from '@shop/kit';
import { inRepository } from '../workspace/repository';

export interface PackageManifest {
  name: string;
  version: string;
  license: string;
  type: string;
  sideEffects?: boolean;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  publishConfig: { access: string };
}

interface PublishedDependencies {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: true }>;
}

/** Of which a page has one copy: whoever installs the package brings it. */
const single = ['react', 'react-dom', 'styled-components'];

/**
 * What a compiled package asks npm for: the libraries that it imports. Those that stay single come from whoever installs
 * it, and so does what only tests need, for those who write any. Throws when it imports what nobody declared.
 */
export function publishedDependencies(
  { name, dependencies }: Pick<PackageManifest, 'name' | 'dependencies'>,
  imported: string[],
): PublishedDependencies {
  const { devDependencies: ofTests } = readJson<Pick<Required<PackageManifest>, 'devDependencies'>>(
    inRepository('package.json'),
  );
  const published: PublishedDependencies = {
    dependencies: {},
    peerDependencies: {},
    peerDependenciesMeta: {},
  };
  const { dependencies: kept, peerDependencies: peers, peerDependenciesMeta: meta } = published;
  for (const [library, range] of Object.entries(dependencies)) {
    if (single.includes(library)) peers[library] = `^${range}`;
    else kept[library] = range;
  }
  for (const library of imported.filter((each) => each !== name && !dependencies[each])) {
    const version = ofTests[library];
    if (!version) throw new Error(`${name} imports ${library}, which its package.json does not name.`);
    peers[library] = `^${version}`;
    meta[library] = { optional: true };
  }
  return published;
}

/** The packages that a bundle imports and does not hold. */
export function importedPackages({ outputs }: Metafile): string[] {
  const specifiers = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !path.startsWith('node:'))
    .map(({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(specifiers)];
}
