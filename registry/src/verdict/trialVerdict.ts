import { evidenceOfMore, type Share } from './evidenceOfMore';
import { countBeyond, countOf, type Histogram, p75, type Vital, vitalEdges } from './vitalsHistogram';

/** What was counted of one version while a trial ran. */
export interface ArmFigures {
  /** Page loads in whose browser a page or part of the version was shown, and those in which it failed. */
  visits: number;
  failedVisits: number;
  /** Pages that the web server had it render, and those that it failed to. */
  answers: number;
  failedAnswers: number;
  lcp: Histogram;
  inp: Histogram;
  cls: Histogram;
}

/**
 * What a trial may cost. A version no worse than the live one is ended in at most one of a hundred trials, however long
 * they run: each of the five watches may take a fifth of that.
 */
const wrongEnds = 0.01;
const watches = 5;
const enough = Math.log(watches / wrongEnds);

/** Of a hundred visits or answers, half a one more may fail. */
const failureTolerance = 0.005;
/** Visits or answers that each version needs before anything is said. */
const leastVisits = 10;

/** Of a hundred views, five more may be slower than any time. */
const slownessTolerance = 0.05;
const leastMeasured = 40;
/** A worse p75 counts from a fifth more, and from what people notice. */
const leastRatio = 1.2;
const leastGrowth: Record<Vital, number> = { lcp: 200, inp: 40, cls: 0.03 };

/** Why a trial has to end: one sentence with the figures; undefined while it may go on. */
export function trialVerdict(tried: ArmFigures, live: ArmFigures): string | undefined {
  return (
    failureVerdict(
      'visits failed',
      { hit: tried.failedVisits, of: tried.visits },
      { hit: live.failedVisits, of: live.visits },
    ) ??
    failureVerdict(
      'pages could not be rendered',
      { hit: tried.failedAnswers, of: tried.answers },
      { hit: live.failedAnswers, of: live.answers },
    ) ??
    (['lcp', 'inp', 'cls'] as const)
      .map((vital) => vitalVerdict(vital, tried[vital], live[vital]))
      .find((sentence) => sentence !== undefined)
  );
}

function failureVerdict(what: string, tried: Share, live: Share): string | undefined {
  if (Math.min(tried.of, live.of) < leastVisits) return undefined;
  if (evidenceOfMore(tried, live, failureTolerance) < enough) return undefined;
  return `${tried.hit} of ${tried.of} ${what}, of the live version ${live.hit} of ${live.of}.`;
}

/**
 * The evidence is averaged over all edges, which keeps it an e-value: a version that is slower makes more views pass one
 * edge or another. The p75 itself, as the histogram has it, must have left its budget too.
 */
function vitalVerdict(vital: Vital, tried: Histogram, live: Histogram): string | undefined {
  const [of, ofLive] = [countOf(tried), countOf(live)];
  const [value, liveValue] = [p75(vital, tried), p75(vital, live)];
  if (value === undefined || liveValue === undefined || Math.min(of, ofLive) < leastMeasured)
    return undefined;
  if (value < liveValue * leastRatio || value < liveValue + leastGrowth[vital]) return undefined;
  const evidence = vitalEdges[vital].map((_, edge) =>
    evidenceOfMore(
      { hit: countBeyond(tried, edge), of },
      { hit: countBeyond(live, edge), of: ofLive },
      slownessTolerance,
    ),
  );
  if (logMean(evidence) < enough) return undefined;
  const written = (figure: number) => (vital === 'cls' ? figure.toFixed(2) : `${Math.round(figure)} ms`);
  return `${vital.toUpperCase()} is ${written(value)} at p75 of ${of} views, with the live version ${written(liveValue)} of ${ofLive}.`;
}

/** Logarithm of the mean of numbers that are given as logarithms. */
function logMean(logarithms: readonly number[]): number {
  const largest = Math.max(...logarithms);
  const sum = logarithms.reduce((total, value) => total + Math.exp(value - largest), 0);
  return largest + Math.log(sum / logarithms.length);
}
