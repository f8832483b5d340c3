import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileFault, type PublishedRegistry } from '@shop/registry';
import { type SupabaseStore, writeBytesWhole } from '@shop/registry/desk';
import { withTimeout } from '../../federation/withTimeout';
import { logFault } from '../log/log';
import type { Settings } from '../settings';
import type { Reading } from './createLastGoodFile';
import { createRegistryReader } from './createRegistryReader';
import { withoutStrangers } from './withoutStrangers';

/** Milliseconds between two questions. */
const pause = 500;
/** Milliseconds after which the store counts as away. */
const storeTimeout = 5_000;
/** Milliseconds that the first visitor of a server that knows nothing yet waits. */
const firstTimeout = 3_000;

const report = (sentence: string) => logFault(`[registry] ${sentence}`);

/**
 * What is live, from the store that several web servers share. It is asked twice a second for what is newer, and never while
 * a page is answered: a store that is away leaves the last good registry in use, which is kept on this disk for the next
 * start.
 */
export function createSharedRegistry(
  store: Pick<SupabaseStore, 'readNewer'>,
  settings: Pick<Settings, 'buildFolder' | 'assetOrigins' | 'registryKeys'>,
): () => Promise<Reading<PublishedRegistry>> {
  const copy = path.join(settings.buildFolder, 'registry.last-good.json');
  const readRegistry = createRegistryReader(settings);
  let reading: Reading<PublishedRegistry> = { state: 'missing', fault: 'The store was not asked yet.' };
  let told: string | undefined;

  const take = async (text: string) =>
    withoutStrangers(await readRegistry(text), settings.assetOrigins, report);
  const restore = async () => {
    try {
      const content = await take(await readFile(copy, 'utf8'));
      reading = { state: 'stale', content, fault: 'The store was not asked yet.' };
    } catch {
      // Without a copy, or with one that is not ours, there is nothing until the store answers.
    }
  };
  const keep = (text: string) => {
    try {
      writeBytesWhole(copy, Buffer.from(text));
    } catch {
      report('No copy of the registry could be kept: a restart would depend on the store.');
    }
  };
  const ask = async () => {
    const known = reading.state === 'missing' ? 0 : (reading.content.sequence ?? 0);
    const newer = await withTimeout(store.readNewer(known), storeTimeout);
    if (newer) {
      const text = JSON.stringify(newer);
      reading = { state: 'good', content: await take(text) };
      keep(text);
    } else if (reading.state === 'stale') {
      reading = { state: 'good', content: reading.content };
    } else if (reading.state === 'missing') {
      reading = { state: 'missing', fault: 'Nothing was released yet.' };
    }
    if (told) report('What is live is known again.');
    told = undefined;
  };
  const askOnce = async () => {
    try {
      await ask();
    } catch (error) {
      const fault = error instanceof FileFault ? error.message : 'The store of what is live does not answer.';
      reading =
        reading.state === 'missing'
          ? { state: 'missing', fault }
          : { state: 'stale', content: reading.content, fault };
      if (told !== fault) report(`${fault} ${reading.state === 'stale' ? 'The last good one goes on.' : ''}`);
      told = fault;
    }
  };
  const goOn = async (): Promise<void> => {
    await askOnce();
    setTimeout(() => void goOn(), pause).unref();
  };
  const begun = restore();
  const asked = begun.then(goOn);
  return async () => {
    await begun;
    if (reading.state === 'missing') await withTimeout(asked, firstTimeout).catch(() => undefined);
    return reading;
  };
}
