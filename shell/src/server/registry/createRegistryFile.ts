import path from 'node:path';
import { parseRegistry, type PublishedRegistry } from '@shop/registry';
import type { Settings } from '../settings';
import { createLastGoodFile, type Reading } from './createLastGoodFile';
import { withoutStrangers } from './withoutStrangers';

const report = (sentence: string) => console.error(`[registry] ${sentence}`);

/** What is live: `registry.json` of the build folder, so that a release needs no restart. */
export const createRegistryFile = ({
  buildFolder,
  assetOrigins,
}: Pick<Settings, 'buildFolder' | 'assetOrigins'>): (() => Promise<Reading<PublishedRegistry>>) =>
  createLastGoodFile({
    file: path.join(buildFolder, 'registry.json'),
    parse: (text) => withoutStrangers(parseRegistry(text), assetOrigins, report),
    report,
  });
