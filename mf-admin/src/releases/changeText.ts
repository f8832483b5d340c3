import type { ReleaseChange, VersionState } from './releaseState';

/** What was done, in a few words; the version stands beside it. */
export function changeText({ kind, share, from }: ReleaseChange): string {
  switch (kind) {
    case 'release':
    case 'shell':
      return from ? `Released, after ${from}` : 'Released';
    case 'trial':
      return `On trial for ${share} %`;
    case 'share':
      return `Share of the trial: ${share} %`;
    case 'promote':
      return from ? `Promoted, after ${from}` : 'Promoted';
    case 'rollback':
      return from ? `Rolled back to, from ${from}` : 'Trial ended';
    case 'kill':
      return 'Killed';
    case 'trial-ended':
      return 'Trial ended itself';
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
