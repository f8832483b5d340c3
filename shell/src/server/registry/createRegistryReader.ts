import { FileFault, parseRegistry, type PublishedRegistry } from '@shop/registry';
import { createVerifier, readSigned, trustedKeys } from '@shop/registry/desk';
import type { Settings } from '../settings';

/**
 * Reads registries one after the other and takes none that is not signed by this shop, that was altered, or that is older
 * than one that it took before: an earlier registry would bring back what was rolled back or killed, under a signature
 * that is good. Rejects with `FileFault`.
 */
export function createRegistryReader({
  buildFolder,
  registryKeys,
}: Pick<Settings, 'buildFolder' | 'registryKeys'>): (text: string) => Promise<PublishedRegistry> {
  let newest = 0;
  return async (text) => {
    // Keys that a first release makes come after the start of the web server.
    const verify = await createVerifier(await trustedKeys(buildFolder, registryKeys));
    const registry = parseRegistry(await verify(readSigned(text)));
    const { sequence = 0 } = registry;
    if (sequence < newest)
      throw new FileFault(
        `The registry is number ${sequence}, older than number ${newest}, which was live before.`,
      );
    newest = sequence;
    return registry;
  };
}
