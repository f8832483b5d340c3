import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../desk/integrityOf';
import { writeWhole } from '../desk/writeWhole';
import { type RegistryEntry, serverEntryOf } from '../registryEntry';
import { registryEntry } from './registryEntry';

/**
 * Leaves in a build folder what the build of a remote leaves there: its scripts, their hashes, and the note. `textOf`
 * gives the text of each script by its address.
 */
export function writeRelease(
  buildFolder: string,
  fields: Partial<RegistryEntry> & { name: string; version: string },
  textOf = (address: string): string => `// ${address}`,
): RegistryEntry {
  const plain = registryEntry(fields);
  const serverHalf = serverEntryOf(plain);
  for (const address of [...plain.preload.routes, serverHalf]) {
    const file = path.join(buildFolder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(address));
  }
  const hashesOf = (addresses: string[]) =>
    Object.fromEntries(addresses.map((address) => [address, integrityOf(path.join(buildFolder, address))]));
  const release = {
    ...plain,
    integrity: hashesOf(plain.preload.routes),
    server: hashesOf([serverHalf]),
  };
  writeWhole(path.join(buildFolder, 'remotes', plain.name, plain.version, 'release.json'), release);
  return release;
}
