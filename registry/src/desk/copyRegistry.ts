import path from 'node:path';
import { type Live, registryOf } from './live';
import { registryKeys, writePublicKeys } from './registryKeys';
import { createSigner } from './signature';
import { writeWhole } from './writeWhole';

/**
 * Writes what is live into another folder, without its changes so far: signed with the environment's key or with the one
 * of the build folder that it comes from. Whoever serves that folder trusts the public keys that come along.
 */
export async function copyRegistry(
  { buildFolder, target }: { buildFolder: string; target: string },
  live: Live,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { privateKey, publicKeys } = await registryKeys(buildFolder, env);
  const sign = await createSigner(privateKey);
  writeWhole(path.join(target, 'registry.json'), await sign(JSON.stringify(registryOf(live))));
  writePublicKeys(target, publicKeys);
}
