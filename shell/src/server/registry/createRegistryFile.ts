import path from 'node:path';
import type { PublishedRegistry } from '@shop/kernel/platform';
import { parseRegistry } from '@shop/registry';
import { createLastGoodFile, type Reading } from './createLastGoodFile';

/** What is live: `registry.json` of the build folder, so that a release needs no restart. */
export const createRegistryFile = (buildFolder: string): (() => Promise<Reading<PublishedRegistry>>) =>
  createLastGoodFile({
    file: path.join(buildFolder, 'registry.json'),
    parse: parseRegistry,
    report: (sentence) => console.error(`[registry] ${sentence}`),
  });
