import { logBeta } from './logBeta';

/** Of so many, so many were hit: failed, or slower than some time. */
export interface Share {
  hit: number;
  of: number;
}

/**
 * How strongly `tried` speaks against being hit at most `tolerance` (0 to 1) more often than `live`: the logarithm of an
 * e-value. While it does not exceed it, the value ever reaches `k` in at most one of `k` cases, however often somebody
 * looks (Ville's inequality), so that a trial may be judged after every visit without correcting for it.
 *
 * It is the likelihood of what was seen, averaged over all pairs of rates (Jeffreys' prior), over the largest that any
 * pair within the tolerance gives it: universal inference, Wasserman, Ramdas and Balakrishnan, PNAS 117 (2020).
 */
export function evidenceOfMore(tried: Share, live: Share, tolerance: number): number {
  const average = logAverage(tried) + logAverage(live);
  return average - largestWithin(tried, live, tolerance);
}

/** Logarithm of the likelihood averaged over all rates. */
const logAverage = ({ hit, of }: Share) => logBeta(hit + 0.5, of - hit + 0.5) - logBeta(0.5, 0.5);

function largestWithin(tried: Share, live: Share, tolerance: number): number {
  const rates = [rateOf(tried), rateOf(live)] as const;
  if (rates[0] <= rates[1] + tolerance) return logLikelihood(tried, rates[0]) + logLikelihood(live, rates[1]);
  // The likelihood has one peak, and it lies outside: what is largest within lies on the border.
  const rate = bestOnBorder(tried, live, tolerance);
  return logLikelihood(tried, rate + tolerance) + logLikelihood(live, rate);
}

/** The live rate at which the two together are likeliest when the tried one is `tolerance` higher. */
function bestOnBorder(tried: Share, live: Share, tolerance: number): number {
  let low = 0;
  let high = 1 - tolerance;
  // Their slopes fall from left to right, so halving finds where they cancel each other.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (slope(tried, middle + tolerance) + slope(live, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const rateOf = ({ hit, of }: Share) => (of === 0 ? 0 : hit / of);
const slope = ({ hit, of }: Share, rate: number) => hit / rate - (of - hit) / (1 - rate);
const logLikelihood = ({ hit, of }: Share, rate: number) => times(hit, rate) + times(of - hit, 1 - rate);
/** What did not happen costs nothing, even where it could not. */
const times = (count: number, rate: number) => (count === 0 ? 0 : count * Math.log(rate));
