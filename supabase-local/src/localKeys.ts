import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { rethrowFolderError } from './folderError';
import { StartupError } from './startupError';

export type KeyList = readonly [string, ...string[]];

/** Secrets of one installation. `signingKey` is a private ES256 key. */
export interface LocalKeys {
  signingKey: JWK & { kid: string };
  /** Newest first; each holds, so that callers can be changed one by one. */
  publishableKeys: KeyList;
  secretKeys: KeyList;
  /** By which the shop's own web server is known to the database (private.server_tokens). */
  serverToken: string;
  /** Signs the cookies of the Google stand-in, and makes tokens of the codes in mails. */
  sessionSecret: string;
  /** The shop's account at the test payment provider. */
  payment: { keyId: string; keySecret: string; webhookSecret: string };
  /** By which a mail service would sign its events: whoever tries them signs with it. */
  mailWebhookSecret: string;
}

/**
 * Reads `local-keys.json` of a data folder. Throws `StartupError` where a shop never started, and for a file that is
 * damaged.
 */
export async function readLocalKeys(dataDir: string): Promise<LocalKeys> {
  const known = await readKnown(fileIn(dataDir));
  if (!known)
    throw new StartupError(`No shop keeps its data in ${dataDir}. Set DATA_DIR to the folder of one.`);
  return complete(dataDir, known);
}

/**
 * Keys of a shop that starts: those it has, or new ones at its first start, readable by their owner alone. Throws
 * `StartupError` for a file that is damaged: new keys in its place would end every session.
 */
export async function openLocalKeys(dataDir: string): Promise<LocalKeys> {
  return complete(dataDir, (await readKnown(fileIn(dataDir))) ?? {});
}

/** A data folder of before a kind of key existed gets it now. */
async function complete(
  dataDir: string,
  { publishableKey, secretKey, ...known }: Partial<LocalKeys & SingleKeys>,
): Promise<LocalKeys> {
  if (known.publishableKeys && known.payment && known.serverToken && known.mailWebhookSecret)
    return known as LocalKeys;
  const keys: LocalKeys = {
    ...(await generateKeys()),
    ...(publishableKey && { publishableKeys: [publishableKey] }),
    ...(secretKey && { secretKeys: [secretKey] }),
    ...known,
  };
  await writeLocalKeys(dataDir, keys);
  return keys;
}

/** Whole or not at all, whatever happens meanwhile. */
export async function writeLocalKeys(dataDir: string, keys: LocalKeys): Promise<void> {
  const file = fileIn(dataDir);
  const draft = `${file}.draft`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 }).catch(rethrowFolderError(dataDir));
  await chmod(draft, 0o600);
  await rename(draft, file);
}

export const newPublishableKey = (): string => `sb_publishable_${random()}`;
export const newSecretKey = (): string => `sb_secret_${random()}`;

/** As data folders have it that were made when there was one key of each kind. */
interface SingleKeys {
  publishableKey: string;
  secretKey: string;
}

/** Below a data folder. */
export const keysFile = 'local-keys.json';
const fileIn = (dataDir: string) => join(dataDir, keysFile);
const random = () => randomBytes(24).toString('base64url');

async function readKnown(file: string): Promise<Partial<LocalKeys & SingleKeys> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw damagedKeys(file);
  });
  if (text === undefined) return undefined;
  try {
    const keys = JSON.parse(text) as Partial<LocalKeys & SingleKeys>;
    const publishable = keys.publishableKeys?.[0] ?? keys.publishableKey;
    const secret = keys.secretKeys?.[0] ?? keys.secretKey;
    if (keys.signingKey?.d && publishable && secret && keys.sessionSecret) return keys;
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
  return {
    signingKey: { ...(await exportJWK(privateKey)), kid: random(), alg: 'ES256', use: 'sig' },
    publishableKeys: [newPublishableKey()],
    secretKeys: [newSecretKey()],
    serverToken: `shop-server-${random()}`,
    sessionSecret: random(),
    payment: { keyId: `rzp_test_${random()}`, keySecret: random(), webhookSecret: random() },
    mailWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
  };
}
