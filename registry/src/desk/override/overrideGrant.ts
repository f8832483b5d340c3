import { isLocalOrigin, localEntry } from '../../localEntry';
import type { RegistryEntry } from '../../registryEntry';
import { ReleaseRefused } from '../ReleaseRefused';
import type { Signer, Verifier } from '../signature';

/** That one browser gets a remote from its developer's own machine (adr 0041). */
export interface OverrideGrant {
  /** As `localEntry` makes it. */
  entry: RegistryEntry & { origin: string };
  /** SHA-256, in hex, of the secret that this browser keeps as a cookie. */
  browser: string;
  /** In milliseconds since 1970. */
  until: number;
  /** Whose token asked for it. */
  by: string;
}

/** Stands before what is signed, so that no grant is a registry and no registry a grant. */
const purpose = 'override\n';
/** Characters; browsers keep cookies of 4,096 with their names. */
const longest = 3500;

/** The grant as one word that fits into a cookie. Throws `ReleaseRefused` where it does not. */
export async function writeGrant(sign: Signer, grant: OverrideGrant): Promise<string> {
  const { payload, signature, keyId } = await sign(purpose + JSON.stringify(grant));
  const text = Buffer.from(payload.slice(purpose.length)).toString('base64url');
  const word = [text, keyId, Buffer.from(signature, 'base64').toString('base64url')].join('.');
  if (word.length <= longest) return word;
  throw new ReleaseRefused(`remote.json of ${grant.entry.name} is too long for a cookie.`);
}

/** What a grant says; undefined for what this shop did not sign, or not as a grant, and once its time is over. */
export async function readGrant(
  verify: Verifier,
  word: string,
  now: number,
): Promise<OverrideGrant | undefined> {
  const [, text, keyId, signature] = /^([\w-]+)\.([0-9a-f]+)\.([\w-]+)$/.exec(word) ?? [];
  if (!text || !keyId || !signature || word.length > longest) return undefined;
  const json = Buffer.from(text, 'base64url').toString();
  const signed = { payload: purpose + json, keyId, signature: toBase64(signature) };
  const isOurs = await verify(signed).then(
    () => true,
    () => false,
  );
  if (!isOurs) return undefined;
  const grant = JSON.parse(json) as OverrideGrant;
  const { entry, until } = grant;
  if (!(now < until) || !isLocalOrigin(entry.origin)) return undefined;
  return { ...grant, entry: localEntry(entry, entry.origin) };
}

const toBase64 = (text: string) => Buffer.from(text, 'base64url').toString('base64');
