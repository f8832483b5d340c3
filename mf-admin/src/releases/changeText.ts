import type { ReleaseChange, VersionState } from './releaseState';

/** What was done, in a few words. */
export function changeText({ kind, version, share, from }: ReleaseChange): string {
  switch (kind) {
    case 'release':
    case 'shell':
      return from ? `Released ${version} after ${from}` : `Released ${version}`;
    case 'trial':
      return `Trial of ${version} for ${share}%`;
    case 'share':
      return `Share of the trial of ${version}: ${share}%`;
    case 'promote':
      return from ? `Promoted ${version} after ${from}` : `Promoted ${version}`;
    case 'rollback':
      return from ? `Rolled back from ${from} to ${version}` : `Ended the trial of ${version}`;
    case 'kill':
      return `Killed ${version}`;
    case 'trial-ended':
      return `Trial of ${version} ended by itself`;
  }
}

/** Whoever did it, without the mail address that git adds. */
export const nameOf = (by: string): string => by.replace(/ <[^>]*>$/, '');

/** The commit that a version was built from: as it says itself, or as it was released. */
export const commitOf = (
  changes: readonly ReleaseChange[],
  { version, commit }: VersionState,
): string | undefined =>
  commit ?? changes.find((change) => change.version === version && change.commit)?.commit;

/** The change that put a remote's trial on its share; undefined where the changes do not go back so far. */
export const trialChange = (
  changes: readonly ReleaseChange[],
  remote: string,
  version: string,
): ReleaseChange | undefined =>
  changes.find(
    (change) =>
      change.remote === remote &&
      change.version === version &&
      (change.kind === 'trial' || change.kind === 'share'),
  );
