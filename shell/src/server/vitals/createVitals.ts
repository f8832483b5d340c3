import { unwrap } from '@shop/kernel/data';
import { FileFault, type PublishedRegistry } from '@shop/registry';
import { withTimeout } from '../../federation/withTimeout';
import { logFault } from '../log/log';
import { createServerDatabase } from '../serverDatabase';
import type { Settings } from '../settings';
import { countBeacon, countedOf } from './countBeacon';
import { createTrialWatch, type EndedTrial, trialKeyOf } from './createTrialWatch';
import { createVitalsLedger, type WriteVitals } from './createVitalsLedger';
import { parseBeacon } from './parseBeacon';

/** Milliseconds between two looks at the trials; the evidence of a moment ago counts with the next one. */
const rhythm = 3000;
/** Milliseconds that the database has to take what was counted. */
const timeout = 5000;
/** Beacons that are read in a second; the others are lost, which a flood of them is meant to be. */
const mostBeacons = 500;

interface VitalsOptions {
  settings: Pick<Settings, 'supabaseUrl' | 'publishableKey' | 'serverToken'>;
  /** What is live; undefined while that is not known. */
  registryOf(): Promise<PublishedRegistry | undefined>;
  /** Gives everybody the live version; resolves to whether it was still on trial. */
  endTrial(trial: EndedTrial): Promise<boolean>;
}

/** How the versions of remotes do: what browsers and this server notice of them, and what follows for trials. */
export interface Vitals {
  /** The answer to a beacon: 204, or a status from 400 with a sentence. */
  receive(request: Request): Promise<Response>;
  /** A page was answered with what this version rendered, or with a page that says that it failed. */
  countAnswer(label: string, failed: boolean, registry: PublishedRegistry): void;
}

export function createVitals({ settings, registryOf, endTrial }: VitalsOptions): Vitals {
  const report = (sentence: string) => logFault(`[vitals] ${sentence}`);
  const calls = databaseCalls(settings);
  const ledger = createVitalsLedger(calls?.write, report);
  const look = createTrialWatch({ figuresOf: ledger.figuresOf, endTrial, announce: calls?.announce, report });
  let room = mostBeacons;
  setInterval(() => (room = mostBeacons), 1000).unref();

  const goRound = async () => {
    const registry = await registryOf();
    const trials = (registry?.trials ?? []).map(trialKeyOf).filter(({ trial }) => trial !== '');
    await ledger.write(trials);
    if (registry) await look(registry);
  };
  let underWay: Promise<void> | undefined;
  setInterval(() => {
    underWay ??= goRound()
      .catch((error: Error) => report(error.message))
      .finally(() => (underWay = undefined));
  }, rhythm).unref();

  return {
    receive: async (request) => {
      const site = request.headers.get('sec-fetch-site');
      if (site !== null && site !== 'same-origin')
        return refusal(403, 'Only pages of this shop send vitals.');
      if (room <= 0) return refusal(429, 'More vitals come in than are read.');
      room -= 1;
      // As where the tab is closed that sends it.
      const text = await request.text().catch(() => undefined);
      if (text === undefined) return refusal(400, 'The beacon broke off.');
      const registry = await registryOf();
      if (!registry) return refusal(400, 'Nothing is live.');
      try {
        const isLive = countBeacon(parseBeacon(text), registry, ledger.counts);
        return isLive ? new Response(null, { status: 204 }) : refusal(400, 'None of these versions is live.');
      } catch (error) {
        if (error instanceof FileFault) return refusal(400, error.message);
        throw error;
      }
    },
    countAnswer: (label, failed, registry) => {
      const of = countedOf(registry, label, '');
      if (!of) return;
      ledger.counts.add(of, 'answers');
      if (failed) ledger.counts.add(of, 'failedAnswers');
    },
  };
}

const refusal = (status: number, sentence: string) =>
  new Response(sentence, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

interface DatabaseCalls {
  write: WriteVitals;
  announce(trial: EndedTrial): Promise<unknown>;
}

/** The server shows its token with each call, and is an anonymous visitor otherwise (adr 0036). */
function databaseCalls({ serverToken, ...backend }: VitalsOptions['settings']): DatabaseCalls | undefined {
  if (serverToken === undefined) return undefined;
  const database = createServerDatabase(backend);
  return {
    write: (batch, counts, trials) => {
      const args = { p_token: serverToken, p_batch: batch, p_counts: counts, p_trials: trials };
      return withTimeout(unwrap(database.rpc('record_vitals', args)), timeout);
    },
    announce: ({ remote, version, trial, reason }) => {
      const args = {
        p_token: serverToken,
        p_remote: remote,
        p_version: version,
        p_trial: trial,
        p_reason: reason,
      };
      return withTimeout(unwrap(database.rpc('announce_trial_end', args)), timeout);
    },
  };
}
