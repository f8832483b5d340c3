import type { RegistryEntry } from '@shop/registry';
import { readProject } from '../project/readProject';
import { openClient } from './openClient';
import { openStage, type Stage } from './openStage';
import { optionsOf } from './optionsOf';
import type { ReleaseClient } from './releaseClient';
import { told } from './told';

/**
 * `copy --from https://stage… --to https://shop…`: makes the version that is live in one shop live in another. Nothing is
 * built; the other shop's release gate and probe look at it anew.
 */
export async function copyCommand(folder: string, args: string[]): Promise<void> {
  const { from, to, reason, withoutProbe } = optionsOf(args);
  const [stage, client] = [openStage(from, folder, process.env), openClient(to, folder, process.env)];
  const { name } = readProject(folder).manifest;
  await told(name, async () => {
    // Where its files are fetched from is the other shop's to say.
    const { origin: _origin, ...entry } = await stage.liveEntry(name);
    await copyFiles(entry, stage, client);
    const answer = await client.change(name, { action: 'release', entry, reason, withoutProbe });
    return { outcome: `${entry.version} is live`, answer };
  });
}

/** Every file that the entry has a hash of, with the compressed forms that the stage has of a script. */
async function copyFiles(entry: RegistryEntry, stage: Stage, client: ReleaseClient): Promise<void> {
  for (const address of Object.keys({ ...entry.integrity, ...entry.server })) {
    const bytes = await stage.readFile(address);
    if (!bytes) throw new Error(`${address} is not there, and so ${entry.version} is not whole.`);
    await client.putFile(address, bytes);
    if (!address.endsWith('.js')) continue;
    for (const compressed of [`${address}.br`, `${address}.gz`]) {
      const smaller = await stage.readFile(compressed);
      if (smaller) await client.putFile(compressed, smaller);
    }
  }
}
