import type { SupabaseClient } from '@supabase/supabase-js';
import { FileFault } from '../fields';
import { pruneBucket } from './pruneBucket';
import { readArtefactAddress } from './readArtefactAddress';
import { type RegistryStore, type ReleaseChange, type ReleaseToken, sequenceOf } from './registryStore';
import { shellName } from './shellHistory';
import type { SignedRegistry } from './signature';
import { StoreAway } from './StoreAway';

const bucket = 'releases';
/** A file of each version whose age says when it was last released. */
const keptMark = 'released.txt';

interface RegistryRow {
  sequence: number;
  payload: string;
  signature: string;
  key_id: string;
}
type ChangeRow = { [Name in keyof ReleaseChange]: ReleaseChange[Name] | null };
interface TokenRow {
  id: string;
  remotes: string[];
  hash: string;
  created_at: string;
  created_by: string;
}

/** The store that several machines share. */
export interface SupabaseStore extends RegistryStore {
  /** What is live, unless its sequence is the one already known: what web servers ask twice a second. */
  readNewer(known: number): Promise<SignedRegistry | undefined>;
}

/**
 * What is live in a Supabase project: rows, which functions for the service role alone change, and a bucket for files.
 * All reject with `StoreAway` when the project does not answer.
 *
 * @param client with the service role's key
 */
export function createSupabaseStore(client: SupabaseClient): SupabaseStore {
  const call = async <Result>(name: string, args: object): Promise<Result> => {
    const { data, error } = await client.rpc(name, args);
    if (!error) return data as Result;
    if (error.hint === 'REGISTRY_MISSING')
      throw new FileFault('The registry is missing although there were releases: put a backup in its place.');
    throw new StoreAway(`The store of what is live does not do ${name}: ${error.message}`);
  };
  const files = client.storage.from(bucket);
  const nameOf = (address: string) => {
    if (!readArtefactAddress(address))
      throw new FileFault(`${address} is not the address of a release's file.`);
    return address.slice(1);
  };
  const readNewer = async (known: number) => {
    const [row] = await call<RegistryRow[]>('read_registry', { p_known: known });
    return row && { payload: row.payload, signature: row.signature, keyId: row.key_id };
  };
  const readFile = async (address: string) => {
    const { data, error } = await files.download(nameOf(address));
    if (!error) return Buffer.from(await data.arrayBuffer());
    if (isMissing(error)) return undefined;
    throw new StoreAway(`The store does not give ${address}: ${error.message}`);
  };

  return {
    read: () => readNewer(0),
    readNewer,
    swap: async (expected, { payload, signature, keyId }, changes) => {
      const swapped = await call<boolean>('swap_registry', {
        p_expected: expected,
        p_sequence: sequenceOf({ payload }),
        p_payload: payload,
        p_signature: signature,
        p_key_id: keyId,
        p_changes: changes,
      });
      return swapped ? 'swapped' : 'conflict';
    },
    changes: async ({ remote = null, limit }) => {
      const rows = await call<ChangeRow[]>('list_release_changes', { p_remote: remote, p_limit: limit });
      return rows.map(toChange);
    },
    readFile,
    putFile: async (address, bytes) => {
      const { error } = await files.upload(nameOf(address), bytes, {
        contentType: 'application/octet-stream',
        cacheControl: '31536000',
      });
      if (!error) return 'stored';
      const there = await readFile(address);
      if (!there) throw new StoreAway(`The store does not take ${address}: ${error.message}`);
      return there.equals(bytes) ? 'same' : 'other';
    },
    keep: async (remote, version) => {
      const { error } = await files.upload(
        `remotes/${remote}/${version}/${keptMark}`,
        Buffer.from('released'),
        {
          contentType: 'application/octet-stream',
          upsert: true,
        },
      );
      if (error) throw new StoreAway(`The store takes nothing of ${remote}: ${error.message}`);
    },
    // A shell lies on each machine, in its package.
    prune: async (name, kept) =>
      name === shellName ? undefined : pruneBucket(files, `remotes/${name}`, kept),
    tokens: async () => {
      const rows = await call<TokenRow[]>('list_release_tokens', {});
      return rows.map(({ id, remotes, hash, created_at, created_by }): ReleaseToken => ({
        id,
        remotes,
        hash,
        createdAt: new Date(created_at).toISOString(),
        createdBy: created_by,
      }));
    },
    addToken: ({ id, remotes, hash, createdBy }) =>
      call('add_release_token', { p_id: id, p_remotes: remotes, p_hash: hash, p_created_by: createdBy }),
    revokeToken: (id) => call('revoke_release_token', { p_id: id }),
  };
}

/** Storage says it as a status, in one of two places. */
const isMissing = (error: object): boolean =>
  ['status', 'statusCode'].some((name) => String(new Map(Object.entries(error)).get(name)) === '404');

/** A row without what is empty in it, in the form in which it was written. */
function toChange({ sequence, at, by, kind, remote, version, report, ...rest }: ChangeRow): ReleaseChange {
  const { from, commit, share, reason } = rest;
  const said = Object.entries({ from, commit, share, reason }).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(said),
    sequence: Number(sequence),
    at: new Date(String(at)).toISOString(),
    by,
    kind,
    remote,
    version,
    report,
  } as ReleaseChange;
}
