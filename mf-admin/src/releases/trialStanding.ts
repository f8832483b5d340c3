import { type Figures, formatFigure } from './figures';

/** Visits or answers that each version needs before a trial is judged (docs/adr/0036-trials-that-end-themselves.md). */
const leastJudged = 10;

/** One line of the comparison of a tried version with the live one. */
export interface Comparison {
  label: string;
  tried: string;
  live: string;
  /** The tried version has the worse figure; whether that is chance, the shop decides. */
  isWorse: boolean;
}

export function comparisonsOf(tried: Figures | undefined, live: Figures | undefined): Comparison[] {
  const compare = (
    label: string,
    valueOf: (figures: Figures) => number | null,
    written: (figures: Figures) => string,
  ): Comparison => {
    const [ofTried, ofLive] = [tried && valueOf(tried), live && valueOf(live)];
    return {
      label,
      tried: tried ? written(tried) : '–',
      live: live ? written(live) : '–',
      isWorse: typeof ofTried === 'number' && typeof ofLive === 'number' && ofTried > ofLive,
    };
  };
  return [
    compare(
      'Visits that failed',
      ({ visits, failedVisits }) => rateOf(failedVisits, visits),
      ({ visits, failedVisits }) => partOf(failedVisits, visits),
    ),
    compare(
      'Pages not rendered',
      ({ answers, failedAnswers }) => rateOf(failedAnswers, answers),
      ({ answers, failedAnswers }) => partOf(failedAnswers, answers),
    ),
    compare(
      'Errors per 1,000 views',
      ({ errorsPerThousand }) => errorsPerThousand,
      ({ errorsPerThousand }) => formatFigure(errorsPerThousand, ''),
    ),
    compare(
      'LCP p75',
      ({ lcp }) => lcp,
      ({ lcp }) => formatFigure(lcp, 'ms'),
    ),
    compare(
      'INP p75',
      ({ inp }) => inp,
      ({ inp }) => formatFigure(inp, 'ms'),
    ),
  ];
}

/** What the figures of a trial that still runs mean, in a sentence. */
export function standingOf(tried: Figures | undefined, live: Figures | undefined): string {
  const judged = [tried, live].map((figures) => Math.max(figures?.visits ?? 0, figures?.answers ?? 0));
  const [ofTried = 0, ofLive = 0] = judged;
  if (ofTried === 0 && ofLive === 0)
    return 'Nothing was measured since the trial began: no visitors yet, or the web server has no token to count with.';
  if (Math.min(ofTried, ofLive) < leastJudged)
    return `Too early to judge: each version needs ${leastJudged} visits, the tried one has ${ofTried}, the live one ${ofLive}.`;
  return 'No evidence so far that it does worse. When there is, the shop ends the trial by itself within 30 s.';
}

const rateOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const partOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} of ${whole} (${formatFigure((100 * part) / whole, '')}\u00a0%)`;
