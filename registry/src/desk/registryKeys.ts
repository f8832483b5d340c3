import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FileFault } from '../fields';
import { createKeyPair, type KeyPair, publicKeyOf } from './signature';
import { withLock } from './withLock';

/** Keys of an environment: the private one where releases are made, public ones wherever what is live is read. */
export interface RegistryKeys {
  privateKey: string;
  publicKeys: string[];
}

const privateFile = (buildFolder: string) => path.join(buildFolder, 'releases', 'registry-key');
const publicFile = (buildFolder: string) => `${privateFile(buildFolder)}.pub`;

/** `REGISTRY_PUBLIC_KEY`: one key, or several with spaces or commas between them. */
const publicKeysIn = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The public keys that a web server trusts: those of the environment, or else of its build folder's own pair. */
export async function trustedKeys(buildFolder: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const { REGISTRY_PRIVATE_KEY: privateKey, REGISTRY_PUBLIC_KEY } = env;
  const named = publicKeysIn(REGISTRY_PUBLIC_KEY);
  if (named.length > 0) return named;
  return privateKey ? [await publicKeyOf(privateKey)] : publicKeysOfFolder(buildFolder);
}

const publicKeysOfFolder = (buildFolder: string): string[] =>
  existsSync(publicFile(buildFolder)) ? publicKeysIn(readFileSync(publicFile(buildFolder), 'utf8')) : [];

/**
 * The keys to release with: those of the environment, or else the folder's own pair, made when it has none. `made`: it
 * was made now, so that nothing in this folder can be signed yet.
 */
export async function registryKeys(
  buildFolder: string,
  env: NodeJS.ProcessEnv,
): Promise<RegistryKeys & { made: boolean }> {
  const { REGISTRY_PRIVATE_KEY: privateKey, REGISTRY_PUBLIC_KEY } = env;
  if (privateKey) {
    const known = publicKeysIn(REGISTRY_PUBLIC_KEY);
    return { privateKey, publicKeys: [...known, await publicKeyOf(privateKey)], made: false };
  }
  if (REGISTRY_PUBLIC_KEY)
    throw new FileFault(
      'REGISTRY_PRIVATE_KEY is not set: with the public key alone nothing can be released.',
    );
  // Several may open one folder for the first time.
  return withLock(path.join(buildFolder, 'registry.lock'), async () => {
    const made = !existsSync(privateFile(buildFolder));
    // A machine that only serves: another pair would make it refuse what is live.
    if (made && existsSync(publicFile(buildFolder)))
      throw new FileFault('registry-key.pub is here without registry-key: nothing can be released with it.');
    if (made) writeKeyPair(buildFolder, await createKeyPair());
    return {
      privateKey: readFileSync(privateFile(buildFolder), 'utf8').trim(),
      publicKeys: publicKeysOfFolder(buildFolder),
      made,
    };
  });
}

/** Leaves the keys that whoever serves this folder is to trust. */
export function writePublicKeys(buildFolder: string, publicKeys: string[]): void {
  const file = publicFile(buildFolder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${publicKeys.join('\n')}\n`);
}

/** The private key is readable for its owner alone. */
function writeKeyPair(buildFolder: string, { privateKey, publicKey }: KeyPair): void {
  const file = privateFile(buildFolder);
  writePublicKeys(buildFolder, [publicKey]);
  writeFileSync(file, `${privateKey}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
