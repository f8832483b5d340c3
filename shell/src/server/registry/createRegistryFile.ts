import path from 'node:path';
import { parseRegistry, type PublishedRegistry } from '@shop/registry';
import { createLastGoodFile, type Reading } from './createLastGoodFile';

/** What is live: `registry.json` of the build folder, so that a release needs no restart. */
export const createRegistryFile = (buildFolder: string): (() => Promise<Reading<PublishedRegistry>>) =>
  createLastGoodFile({
    file: path.join(buildFolder, 'registry.json'),
    parse: parseRegistry,
    report: (sentence) => console.error(`[registry] ${sentence}`),
  });
