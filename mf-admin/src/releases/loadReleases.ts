import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { staffLoader } from '../access/staffLoader';
import { readReleases } from './askDesk';
import { type Figures, toFigures } from './figures';
import type { ReleaseState } from './releaseState';
import { asTotals, sinceTrial, type Span, spanOf } from './span';

export interface Releases extends ReleaseState {
  /** When this was so (milliseconds). */
  readAt: number;
  span: Span;
  /** By step of the span. */
  figures: Figures[];
  /** Of the whole span. */
  totals: Figures[];
  /** Of each remote on trial, since that began. */
  sinceTrial: Figures[];
}

/** What the page shows, or in one sentence why the release desk did not say it. */
export type Loaded = { releases: Releases; problem?: undefined } | { releases?: undefined; problem: string };

/** The page keeps what it knew while these are so; everything else is shown in its place. */
const passing = ['DESK_AWAY', 'SESSION_ENDED'];

export const loadReleases = staffLoader(async ({ db, query }): Promise<Loaded> => {
  try {
    return { releases: await readAll(db, query.get('days') ?? '', Date.now()) };
  } catch (error) {
    if (error instanceof DataError && passing.includes(error.code)) return { problem: error.message };
    throw error;
  }
});

async function readAll(db: Database, days: string, now: number): Promise<Releases> {
  const span = spanOf(days, now);
  // The desk asks the database who is here, so that none of the two is of use without the other.
  const [state, figures, totals] = await Promise.all([
    readReleases(db),
    readFigures(db, span),
    readFigures(db, asTotals(span)),
  ]);
  const trials = state.remotes.map(async ({ name, trial }) => {
    if (!trial?.since) return [];
    const rows = await readFigures(db, sinceTrial(trial.since, now));
    return rows.filter(({ remote }) => remote === name);
  });
  return { ...state, readAt: now, span, figures, totals, sinceTrial: (await Promise.all(trials)).flat() };
}

async function readFigures(db: Database, { from, until, stepMinutes }: Span): Promise<Figures[]> {
  const rows = await unwrap(
    db.rpc('get_release_figures', { p_from: from, p_until: until, p_step_minutes: stepMinutes }),
  );
  return rows.map(toFigures);
}
