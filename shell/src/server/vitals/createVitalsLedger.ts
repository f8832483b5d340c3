import { randomUUID } from 'node:crypto';
import type { Answer, Arguments } from '@shop/kernel/data';
import type { ArmFigures } from '@shop/registry';
import { createVitalCounts, type VitalCount, type VitalCounts } from './createVitalCounts';

/** Which trial: of a remote, since when. */
export type TrialKey = Arguments<'record_vitals'>['p_trials'][number];
type Counted = Answer<'record_vitals'>;

/** Writes a batch to the database, and answers what all web servers have counted of these trials. */
export type WriteVitals = (batch: string, counts: VitalCount[], trials: TrialKey[]) => Promise<Counted>;

/** What this web server counted, and what it knows of the others'. */
export interface VitalsLedger {
  counts: Pick<VitalCounts, 'add'>;
  /** Writes what waits and asks about these trials. Never rejects: what could not be written waits for the next time. */
  write(trials: TrialKey[]): Promise<void>;
  figuresOf(trial: TrialKey, version: string): ArmFigures;
}

/**
 * Keeps counts until the database has them: a batch that got no answer is sent again under its own id, so that it counts
 * once. While the database is away, and in a shop without a token for it (`write` undefined), trials are judged by what
 * this process knows.
 */
export function createVitalsLedger(
  write: WriteVitals | undefined,
  report: (problem: string) => void,
): VitalsLedger {
  const waiting = createVitalCounts();
  let underWay: { id: string; rows: VitalCount[] } | undefined;
  let known: Counted = [];
  let isAway = false;

  const send = async (send: WriteVitals, trials: TrialKey[]) => {
    // One that got no answer goes first; what came since then goes with the next one.
    underWay ??= { id: randomUUID(), rows: waiting.take() };
    known = await send(underWay.id, underWay.rows, trials);
    underWay = undefined;
  };
  return {
    counts: {
      // Without a database nobody ever reads what belongs to no trial.
      add: (of, ...what) => (write || of.trial !== '' ? waiting.add(of, ...what) : undefined),
    },
    write: async (trials) => {
      const hasNews = underWay !== undefined || waiting.rows().length > 0;
      if (!write || (!hasNews && trials.length === 0)) return;
      try {
        await send(write, trials);
        if (isAway) report('Vitals are written again');
        isAway = false;
      } catch (error) {
        if (!isAway) report(`Vitals wait until they can be written: ${(error as Error).message}`);
        isAway = true;
      }
    },
    figuresOf: (trial, version) =>
      sumUp(
        [...known, ...(underWay?.rows ?? []), ...waiting.rows()].filter(
          (row) => row.remote === trial.remote && row.trial === trial.trial && row.version === version,
        ),
      ),
  };
}

function sumUp(rows: Pick<VitalCount, 'measure' | 'bucket' | 'count'>[]): ArmFigures {
  const plain = (measure: string) =>
    rows.reduce((sum, row) => (row.measure === measure ? sum + row.count : sum), 0);
  const histogram = (measure: string) => {
    const counts = Array.from({ length: 17 }, () => 0);
    for (const row of rows)
      if (row.measure === measure) counts[row.bucket] = (counts[row.bucket] ?? 0) + row.count;
    return counts;
  };
  const [visits, answers] = [plain('visits'), plain('answers')];
  return {
    visits,
    // A beacon can get lost, or be made up: no more can fail than there were.
    failedVisits: Math.min(plain('failedVisits'), visits),
    answers,
    failedAnswers: Math.min(plain('failedAnswers'), answers),
    lcp: histogram('lcp'),
    inp: histogram('inp'),
    cls: histogram('cls'),
  };
}
