import { hasCommit } from '../upgrade/earlierShop';
import { readReleased } from '../upgrade/released';

/** What to say loudly where the history at hand does not reach back to the last release of the database. */
export function missingHistory(): string | undefined {
  const { commit } = readReleased();
  return commit === null || hasCommit(commit)
    ? undefined
    : `No data folder of the last release is opened in these tests: fetch the whole history, for ${commit.slice(0, 9)}.`;
}
