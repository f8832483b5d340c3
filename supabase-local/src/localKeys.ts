import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { rethrowFolderError } from './folderError';
import { StartupError } from './startupError';

/** Secrets of one installation. `signingKey` is a private ES256 key. */
export interface LocalKeys {
  signingKey: JWK & { kid: string };
  publishableKey: string;
  secretKey: string;
  /** By which the shop's own web server is known to the database (private.server_tokens). */
  serverToken: string;
  /** Signs the cookies of the Google stand-in. */
  sessionSecret: string;
  /** The shop's account at the test payment provider. */
  payment: { keyId: string; keySecret: string; webhookSecret: string };
}

/**
 * Reads `local-keys.json` of the data folder, and makes it at the first start, readable by its owner alone. Throws
 * `StartupError` for a file that is damaged: new keys in its place would end every session.
 */
export async function readLocalKeys(dataDir: string): Promise<LocalKeys> {
  const file = join(dataDir, 'local-keys.json');
  const known = await readKnown(file);
  // A data folder of before a kind of key existed gets it now.
  if (known?.payment && known.serverToken) return known as LocalKeys;
  const keys = { ...(await generateKeys()), ...known };
  // Whole or not at all, whatever happens meanwhile.
  const draft = `${file}.draft`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 }).catch(rethrowFolderError(dataDir));
  await chmod(draft, 0o600);
  await rename(draft, file);
  return keys;
}

async function readKnown(file: string): Promise<Partial<LocalKeys> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw damagedKeys(file);
  });
  if (text === undefined) return undefined;
  try {
    const keys = JSON.parse(text) as Partial<LocalKeys> | null;
    if (keys?.signingKey?.d && keys.publishableKey && keys.secretKey && keys.sessionSecret) return keys;
  } catch {
    // Said below.
  }
  throw damagedKeys(file);
}

const damagedKeys = (file: string): StartupError =>
  new StartupError(
    `The keys in ${file} cannot be read. Nothing was changed. Put a backup in its place, or remove the file: new keys are made then, and everybody has to sign in again.`,
  );

async function generateKeys(): Promise<LocalKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const random = () => randomBytes(24).toString('base64url');
  return {
    signingKey: { ...(await exportJWK(privateKey)), kid: random(), alg: 'ES256', use: 'sig' },
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    serverToken: `shop-server-${random()}`,
    sessionSecret: random(),
    payment: { keyId: `sandbox_${random()}`, keySecret: random(), webhookSecret: random() },
  };
}
