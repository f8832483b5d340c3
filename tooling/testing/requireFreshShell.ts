import { readJson } from '@shop/kit';
import { shellSourceHash } from '../build/sourceHash';
import { inRepository } from '../workspace/repository';

/** Throws when the built shell is not that of the sources, which a test would then not be about. */
export function requireFreshShell(): void {
  const { sources } = readJson<{ sources: string }>(inRepository('dist/shell/release.json'));
  if (sources !== shellSourceHash())
    throw new Error('The built shell is stale: npm run build -w @shop/shell');
}
