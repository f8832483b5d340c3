import { type PublishedRegistry, type Trial, trialVerdict, versionLabel } from '@shop/registry';
import type { TrialKey, VitalsLedger } from './createVitalsLedger';

/** A trial that did worse than the live version, with the figures in one sentence. */
export interface EndedTrial extends TrialKey {
  version: string;
  reason: string;
}

interface TrialWatchOptions {
  figuresOf: VitalsLedger['figuresOf'];
  /** Gives everybody the live version; resolves to whether it was still on trial. */
  endTrial(trial: EndedTrial): Promise<boolean>;
  /** Tells the staff; undefined where the shop has no way to. Telling it twice does no harm. */
  announce: ((trial: EndedTrial) => Promise<unknown>) | undefined;
  report(sentence: string): void;
}

export const trialKeyOf = ({ entry, since = '' }: Trial): TrialKey => ({ remote: entry.name, trial: since });

/** Announcements that wait while the database is away. */
const mostAnnouncements = 50;

/** Looks at every trial and ends those that do worse than what is live. Each look is one call, one after the other. */
export function createTrialWatch({ figuresOf, endTrial, announce, report }: TrialWatchOptions) {
  let unsaid: EndedTrial[] = [];

  const lookAt = async (trial: Trial, { remotes }: PublishedRegistry) => {
    const live = remotes.find(({ name }) => name === trial.entry.name);
    const key = trialKeyOf(trial);
    // Without its beginning it is not known what counts.
    if (!live || live.isKilled || key.trial === '') return;
    const { version } = trial.entry;
    const reason = trialVerdict(figuresOf(key, version), figuresOf(key, live.version));
    if (!reason) return;
    const ended = { ...key, version, reason };
    // Of several web servers one ends it; the mail has one key, so all may ask for it.
    if (await endTrial(ended))
      report(`The trial of ${versionLabel(trial.entry)} has ended itself: ${reason}`);
    unsaid = [...unsaid.slice(1 - mostAnnouncements), ended];
  };
  const say = async () => {
    if (!announce) return;
    const waiting = unsaid;
    unsaid = [];
    for (const ended of waiting) {
      try {
        await announce(ended);
      } catch {
        unsaid.push(ended);
      }
    }
  };
  let lastProblem: string | undefined;
  return async (registry: PublishedRegistry): Promise<void> => {
    for (const trial of registry.trials ?? []) {
      try {
        await lookAt(trial, registry);
      } catch (error) {
        const problem = `The trial of ${versionLabel(trial.entry)} could not be ended: ${(error as Error).message}`;
        // It is tried again every few seconds.
        if (problem !== lastProblem) report(problem);
        lastProblem = problem;
      }
    }
    await say();
  };
}
