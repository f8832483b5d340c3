import type { SignedRegistry } from './signature';

/** Why what is live changed. */
export type ChangeKind =
  | 'release'
  | 'trial'
  | 'share'
  | 'promote'
  | 'rollback'
  | 'kill'
  /** A trial that the shop itself ended. */
  | 'trial-ended'
  | 'shell';

/** One change of what is live, as it is kept for good. */
export interface ReleaseChange {
  /** The registry's `sequence` that it led to; several remotes that were released together share one. */
  sequence: number;
  /** ISO. */
  at: string;
  /** A person, a team's token, or 'the shop'. */
  by: string;
  kind: ChangeKind;
  /** The remote, or `shell`. */
  remote: string;
  version: string;
  /** What everybody had before, where that changed. */
  from?: string;
  /** Git commit that the version was built from. */
  commit?: string;
  /** Percentage of the visitors. */
  share?: number;
  /** What the release gate saw, in sentences. */
  report: string[];
  reason?: string;
}

/** What a team releases with: only its hash is kept. */
export interface ReleaseToken {
  id: string;
  /** What it may release. */
  remotes: string[];
  /** Hex SHA-256 of the token. */
  hash: string;
  /** ISO. */
  createdAt: string;
  createdBy: string;
}

/** Which changes are asked for, the newest first. */
export interface ChangeQuery {
  remote?: string;
  limit: number;
}

/** Where what is live is kept, with its history and the files of releases. Every store keeps this contract. */
export interface RegistryStore {
  /**
   * What is live; undefined before the first release ever. Rejects with `FileFault` when something was released and it is
   * gone: nobody may begin anew without knowing.
   */
  read(): Promise<SignedRegistry | undefined>;
  /**
   * Replaces what is live and notes the changes, both or nothing. `expected` is the sequence that `next` was made from, 0
   * before the first release; 'conflict' when another was faster.
   */
  swap(expected: number, next: SignedRegistry, changes: ReleaseChange[]): Promise<'swapped' | 'conflict'>;
  changes(query: ChangeQuery): Promise<ReleaseChange[]>;
  /** A file of a release by its address, such as `/remotes/mf-cart/1.0.0/remoteEntry.js`; undefined when there is none. */
  readFile(address: string): Promise<Buffer | undefined>;
  /** Keeps a file for good: 'same' when these very bytes were there, 'other' when other ones are, which stay. */
  putFile(address: string, bytes: Uint8Array): Promise<'stored' | 'same' | 'other'>;
  /** Notes that a version is about to become live, so that whoever prunes meanwhile takes it for a young one. */
  keep(remote: string, version: string): Promise<void>;
  /** Removes versions of a remote, or of the shell, that are neither among these nor young enough for open tabs to need them. */
  prune(remote: string, kept: ReadonlySet<string>): Promise<void>;
  /** The tokens that count. */
  tokens(): Promise<ReleaseToken[]>;
  addToken(token: ReleaseToken): Promise<void>;
  /** Resolves with whether there was one. */
  revokeToken(id: string): Promise<boolean>;
}

/** The sequence of a stored registry; 0 where it is from before registries were counted. */
export function sequenceOf({ payload }: Pick<SignedRegistry, 'payload'>): number {
  const { sequence = 0 } = JSON.parse(payload) as { sequence?: number };
  return sequence;
}
