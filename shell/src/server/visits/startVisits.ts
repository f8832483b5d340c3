import { unwrap } from '@shop/kernel/data';
import { withTimeout } from '../../federation/withTimeout';
import { logFault } from '../log/log';
import { createServerDatabase } from '../serverDatabase';
import type { Settings } from '../settings';
import { createVisitCounts, type VisitCounts, type WriteVisits } from './createVisitCounts';

/** Milliseconds between two writings. */
const rhythm = 10_000;
/** Milliseconds that the database has to take them. */
const timeout = 5_000;

/** Counts visits and writes them from time to time; without a token for the database, nothing is counted. */
export function startVisits(
  settings: Pick<Settings, 'supabaseUrl' | 'publishableKey' | 'serverToken'>,
): Pick<VisitCounts, 'count'> {
  const counts = createVisitCounts(writerOf(settings), (problem) => logFault(`[visits] ${problem}`));
  let underWay: Promise<void> | undefined;
  setInterval(() => {
    underWay ??= counts.write().finally(() => (underWay = undefined));
  }, rhythm).unref();
  return counts;
}

function writerOf({ serverToken, ...backend }: Parameters<typeof startVisits>[0]): WriteVisits | undefined {
  if (serverToken === undefined) return undefined;
  const database = createServerDatabase(backend);
  return (batch, visits, pages) => {
    const args = { p_token: serverToken, p_batch: batch, p_visits: visits, p_pages: pages };
    return withTimeout(unwrap(database.rpc('record_visits', args)), timeout);
  };
}
