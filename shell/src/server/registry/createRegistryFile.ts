import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRegistry } from '@shop/registry';
import { logFault } from '../log/log';
import type { Settings } from '../settings';
import { createLastGoodFile, lastGoodCopyOf, type Reading } from './createLastGoodFile';
import { createRegistryReader } from './createRegistryReader';
import { withoutStrangers } from './withoutStrangers';

const report = (sentence: string) => logFault(`[registry] ${sentence}`);

/** What is live: `registry.json` of the build folder, so that a release needs no restart. */
export function createRegistryFile({
  buildFolder,
  assetOrigins,
  registryKeys,
}: Pick<Settings, 'buildFolder' | 'assetOrigins' | 'registryKeys'>): () => Promise<
  Reading<PublishedRegistry>
> {
  const file = path.join(buildFolder, 'registry.json');
  const reader = createRegistryReader({ buildFolder, registryKeys });
  // What served before a restart counts as seen.
  let begun: Promise<unknown> | undefined;
  const begin = () =>
    readFile(lastGoodCopyOf(file), 'utf8')
      .then(reader)
      .catch(() => undefined);
  return createLastGoodFile({
    file,
    parse: async (text) => {
      begun ??= begin();
      await begun;
      return withoutStrangers(await reader(text), assetOrigins, report);
    },
    report,
  });
}
