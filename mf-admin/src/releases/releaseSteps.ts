import type { RemoteReleases } from './releaseState';

export type StepKind = 'promote' | 'share' | 'rollback' | 'kill';

/** The steps that can be taken with a remote now. */
export function stepsOf({ name, trial, live, earlier }: RemoteReleases): StepKind[] {
  if (trial) return ['promote', 'share', 'rollback', 'kill'];
  const steps: StepKind[] = [];
  if (earlier.length > 0 && !live.isKilled) steps.push('rollback');
  // Without a shell there would be no page at all.
  if (!live.isKilled && name !== 'shell') steps.push('kill');
  return steps;
}

/** Why a step is missing that one would look for, or nothing. */
export function missingStepOf({ trial, live, earlier }: RemoteReleases): string | undefined {
  if (live.isKilled) return 'Its version was killed, and there is none to go back to: release another.';
  if (!trial && earlier.length === 0) return 'No earlier release to roll back to.';
  return undefined;
}

/** What everybody gets after a step, for whoever is about to take it. */
export function consequenceOf(
  { name, live, trial, earlier }: RemoteReleases,
  step: Exclude<StepKind, 'kill'>,
): string {
  if (step === 'share')
    return `So many of 100 visitors get ${trial?.version ?? name}, the others ${live.version}. Counting for the verdict begins anew.`;
  if (step === 'promote')
    return `Everybody gets ${trial?.version ?? name} with their next page. ${live.version} can be rolled back to.`;
  if (trial)
    return `The trial ends: everybody gets ${live.version} with their next page. A build does not bring ${trial.version} back, a release does.`;
  return `Everybody gets ${earlier[0]?.version ?? 'the version before'} instead of ${live.version} with their next page. It can be repeated to go further back.`;
}

/** The same of killing a version. */
export function killConsequence({ live, earlier }: RemoteReleases, version: string): string {
  if (version !== live.version) return `Everybody gets ${live.version}, which is live, with their next page.`;
  const [before] = earlier;
  if (!before)
    return 'There is no version before it: its pages say that they are not there, until another is released.';
  return `Everybody gets ${before.version}, or, were that one not whole, the last before it that is. Where there is none, its pages say that they are not there.`;
}

/** What is said when a step was taken. */
export const doneTexts: Record<StepKind, string> = {
  share: 'The share is changed',
  promote: 'Everybody gets it from now on',
  rollback: 'Taken back',
  kill: 'Killed: nobody gets it any more',
};
