import type { RegistryEntry } from '@shop/registry';
import type { ChangeAnswer } from '@shop/registry/desk';

interface Remarks {
  /** Git commit that the version was built from. */
  commit?: string;
  reason?: string;
  /** Why it is not tried before it goes live. */
  withoutProbe?: string;
}

/** What a team asks a shop to change. `share` is a percentage of the visitors, from 1 to 99. */
export type ChangeRequest = Remarks &
  (
    | { action: 'release'; entry: RegistryEntry }
    | { action: 'trial'; entry: RegistryEntry; share: number }
    | { action: 'share'; share: number }
    | { action: 'promote' }
    | { action: 'rollback' | 'kill'; version?: string }
  );

/** The way to a shop's desk. Both reject with one sentence when the shop refuses. */
export interface ReleaseClient {
  /** Keeps a file of a version for good, such as `/remotes/mf-gifts/0.1.0-1a2b3c4d/remoteEntry.js`. */
  putFile(address: string, bytes: Buffer): Promise<void>;
  change(remote: string, request: ChangeRequest): Promise<ChangeAnswer>;
}
