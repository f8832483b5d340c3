/** One version of a remote, or of the shell, as the release desk tells of it. */
export interface VersionState {
  version: string;
  /** Git commit that it was built from; absent in a version of before that was noted. */
  commit?: string;
  /** Where its files come from; absent: the shop itself. */
  origin?: string;
  /** KB compressed, by `entry` and page. */
  sizes?: Record<string, number>;
}

export interface Trial extends VersionState {
  /** Percentage of the visitors. */
  share: number;
  /** Since when with this share (ISO). */
  since?: string;
}

export interface RemoteReleases {
  name: string;
  live: VersionState & { since?: string; by?: string; isKilled: boolean };
  trial?: Trial;
  /** What one can go back to, the latest first. */
  earlier: VersionState[];
  /** KB compressed, by `entry`, page, and `page` for all others. */
  budget?: Record<string, number>;
}

export interface ReleaseChange {
  sequence: number;
  /** ISO. */
  at: string;
  by: string;
  kind: 'release' | 'trial' | 'share' | 'promote' | 'rollback' | 'kill' | 'trial-ended' | 'shell';
  remote: string;
  version: string;
  from?: string;
  commit?: string;
  share?: number;
  /** What the release gate saw, in sentences. */
  report: string[];
  reason?: string;
}

/** What the web server answers to `GET /releases` (docs/how-to/release-a-remote.md). */
export interface ReleaseState {
  shell?: Pick<RemoteReleases, 'earlier'> & { version: string };
  remotes: RemoteReleases[];
  /** The newest first. */
  changes: ReleaseChange[];
  caller: { name: string; mayRelease: string[] };
}

/** What the release desk is asked to do with one remote. */
export type ReleaseOrder = { reason?: string } & (
  | { action: 'share'; share: number; version: string }
  | { action: 'promote'; version: string }
  | { action: 'rollback'; version: string; together?: boolean }
  | { action: 'kill'; version: string }
);
