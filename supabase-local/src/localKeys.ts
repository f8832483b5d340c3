import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** Secrets of one installation. `signingKey` is a private ES256 key. */
export interface LocalKeys {
  signingKey: JWK & { kid: string };
  publishableKey: string;
  secretKey: string;
  /** Signs the cookies of the Google stand-in. */
  sessionSecret: string;
  /** The shop's account at the test payment provider. */
  payment: { keyId: string; keySecret: string; webhookSecret: string };
}

/** Reads `local-keys.json` of the data folder, and makes it at the first start, readable by its owner alone. */
export async function readLocalKeys(dataDir: string): Promise<LocalKeys> {
  const file = join(dataDir, 'local-keys.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  const known = stored === undefined ? undefined : (JSON.parse(stored) as LocalKeys);
  // A data folder of before a kind of key existed gets it now.
  if (known?.payment) return known;
  const keys = { ...(await generateKeys()), ...known };
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  await chmod(file, 0o600);
  return keys;
}

async function generateKeys(): Promise<LocalKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const random = () => randomBytes(24).toString('base64url');
  return {
    signingKey: { ...(await exportJWK(privateKey)), kid: random(), alg: 'ES256', use: 'sig' },
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    sessionSecret: random(),
    payment: { keyId: `sandbox_${random()}`, keySecret: random(), webhookSecret: random() },
  };
}
