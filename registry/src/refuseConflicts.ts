import { claimedTwice } from './claimedTwice';
import { FileFault } from './fields';
import { type PublishedRegistry, versionLabel } from './trials';

/** Throws `FileFault` with what two remotes claim, or with a trial that cannot be. */
export function refuseConflicts({ remotes, trials = [], killed = [] }: PublishedRegistry): void {
  const conflict =
    claimedTwice(remotes) ??
    trials
      .map(({ entry }) => claimedTwice([...remotes.filter(({ name }) => name !== entry.name), entry]))
      .find(Boolean);
  if (conflict) throw new FileFault(conflict);
  const tried = new Set<string>();
  for (const { entry } of trials) {
    if (!remotes.some(({ name }) => name === entry.name))
      throw new FileFault(`${entry.name} is on trial and not live.`);
    if (tried.has(entry.name)) throw new FileFault(`${entry.name} is on trial twice.`);
    if (killed.includes(versionLabel(entry)))
      throw new FileFault(`${versionLabel(entry)} is on trial and was killed.`);
    tried.add(entry.name);
  }
}
