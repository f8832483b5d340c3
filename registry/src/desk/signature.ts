import { createHash, webcrypto } from 'node:crypto';
import { anyText, fieldsOf, FileFault } from '../fields';

/** What is live, as it is stored: the registry's JSON text, signed as it stands. */
export interface SignedRegistry {
  payload: string;
  /** Base64 of the Ed25519 signature over the payload's UTF-8. */
  signature: string;
  /** Tells which of several public keys it is verified with. */
  keyId: string;
}

/** Signs what is live. It holds the private key, so that it runs where the release desk does and nowhere else. */
export type Signer = (payload: string) => Promise<SignedRegistry>;

/** Resolves with the payload. Throws `FileFault` when it is not signed, by a stranger, or was altered. */
export type Verifier = (signed: SignedRegistry) => Promise<string>;

/** A pair of keys, each as base64: the private one as PKCS #8, the public one as its 32 bytes. */
export interface KeyPair {
  privateKey: string;
  publicKey: string;
}

const { subtle } = webcrypto;
const algorithm = 'Ed25519';
const bytesOf = (base64: string) => Buffer.from(base64, 'base64');
const keyIdOf = (publicKey: Uint8Array) => createHash('sha256').update(publicKey).digest('hex').slice(0, 16);

/** Makes a pair for one environment. */
export async function createKeyPair(): Promise<KeyPair> {
  const pair = (await subtle.generateKey(algorithm, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const [pkcs8, raw] = await Promise.all([
    subtle.exportKey('pkcs8', pair.privateKey),
    subtle.exportKey('raw', pair.publicKey),
  ]);
  return {
    privateKey: Buffer.from(pkcs8).toString('base64'),
    publicKey: Buffer.from(raw).toString('base64'),
  };
}

/** Throws when the text is no private key. */
export async function createSigner(privateKey: string): Promise<Signer> {
  const key = await subtle
    .importKey('pkcs8', bytesOf(privateKey), algorithm, true, ['sign'])
    .catch(() => undefined);
  if (!key) throw new FileFault('REGISTRY_PRIVATE_KEY is not a private key: npm run release:keys makes one.');
  const { x = '' } = await subtle.exportKey('jwk', key);
  const keyId = keyIdOf(Buffer.from(x, 'base64url'));
  return async (payload) => {
    const signature = await subtle.sign(algorithm, key, Buffer.from(payload));
    return { payload, signature: Buffer.from(signature).toString('base64'), keyId };
  };
}

/** Trusts whoever holds the private key of one of these: while keys change, of the old and of the new one. */
export async function createVerifier(publicKeys: readonly string[]): Promise<Verifier> {
  const keys = new Map(await Promise.all(publicKeys.map(readPublicKey)));
  return async ({ payload, signature, keyId }) => {
    if (!signature) throw new FileFault('The registry is not signed.');
    const key = keys.get(keyId);
    if (!key) throw new FileFault('The registry is signed with a key that this shop does not trust.');
    if (!(await subtle.verify(algorithm, key, bytesOf(signature), Buffer.from(payload))))
      throw new FileFault('The registry was altered after it was signed.');
    return payload;
  };
}

async function readPublicKey(text: string): Promise<[string, webcrypto.CryptoKey]> {
  const bytes = bytesOf(text);
  const key = await subtle.importKey('raw', bytes, algorithm, true, ['verify']).catch(() => undefined);
  if (!key)
    throw new FileFault('REGISTRY_PUBLIC_KEY is not a list of public keys: npm run release:keys makes one.');
  return [keyIdOf(bytes), key];
}

/** The public key that goes with a private one. Throws when the text is no private key. */
export async function publicKeyOf(privateKey: string): Promise<string> {
  const key = await subtle.importKey('pkcs8', bytesOf(privateKey), algorithm, true, ['sign']);
  const { x = '' } = await subtle.exportKey('jwk', key);
  return Buffer.from(x, 'base64url').toString('base64');
}

/** What a stored text says. A registry from before registries were signed has an empty signature. Throws `FileFault`. */
export function readSigned(text: string): SignedRegistry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileFault('The registry is not JSON.');
  }
  const isEnvelope = typeof value === 'object' && value !== null && 'payload' in value;
  if (!isEnvelope) return { payload: text, signature: '', keyId: '' };
  const field = fieldsOf(value, 'The signed registry');
  return {
    payload: field('payload', anyText),
    signature: field('signature', anyText),
    keyId: field('keyId', anyText),
  };
}
