import type { Live } from './live';
import { ReleaseRefused } from './ReleaseRefused';
import { shellName } from './shellHistory';

/**
 * Throws when a change names another version than the one that it would meet: what is on trial, or else live. Whoever
 * decided by what they saw decided about something else: a trial may have ended by itself meanwhile, and rolling back
 * would take the live version.
 */
export function requireMeant(
  { remotes, trials, shell }: Live,
  remote: string,
  meant: string | undefined,
): void {
  if (meant === undefined) return;
  const tried = trials.find(({ entry }) => entry.name === remote)?.entry;
  const now = remote === shellName ? shell : (tried ?? remotes.find(({ name }) => name === remote));
  if (now && now.version !== meant)
    throw new ReleaseRefused(
      `${remote === shellName ? 'The shell' : remote} has moved on: ${now.version} is ${tried ? 'on trial' : 'live'} now, not ${meant}. Nothing was changed.`,
    );
}
