import { FileFault, parseRegistry, type RegistryEntry } from '@shop/registry';

/** Says in one sentence what a web server would not take of a release, or nothing. */
export function entryProblem(release: RegistryEntry): string | undefined {
  try {
    parseRegistry(JSON.stringify({ revision: 'checked', remotes: [release] }));
    return undefined;
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
}
