import type { RegistryEntry } from '../registryEntry';
import { entryProblem } from './entryProblem';
import type { RegistryStore } from './registryStore';
import { fileProblem } from './releasedFiles';
import { releaseGate } from './releaseGate';

/**
 * Says in one sentence why a desk would refuse a release whatever else is live, or nothing: what no web server would take
 * of it, its contract, its budget and its files.
 */
export const releaseProblem = async (
  files: Pick<RegistryStore, 'readFile'>,
  release: RegistryEntry,
): Promise<string | undefined> =>
  releaseGate({ remotes: [release], trials: [], killed: [] }) ??
  entryProblem(release) ??
  (await fileProblem(files, release));
