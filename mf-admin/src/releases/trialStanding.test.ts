import type { Figures } from './figures';
import { comparisonsOf, standingOf } from './trialStanding';

const figures = (some: Partial<Figures>): Figures => ({
  slot: '2026-11-22T10:00:00+00:00',
  remote: 'mf-a',
  version: '1',
  views: 0,
  visits: 0,
  failedVisits: 0,
  answers: 0,
  failedAnswers: 0,
  errorsPerThousand: null,
  lcp: null,
  inp: null,
  ...some,
});

test('nothing measured is no good news', () => {
  expect(standingOf(undefined, undefined)).toMatch(/^Nothing was measured/);
  expect(standingOf(figures({}), figures({}))).toMatch(/^Nothing was measured/);
});

test('a trial of few visits is not judged, whatever they were like', () => {
  expect(standingOf(figures({ visits: 9, failedVisits: 9 }), figures({ visits: 500 }))).toBe(
    'Too early to judge: each version needs 10 visits, the tried one has 9, the live one 500.',
  );
  expect(standingOf(undefined, figures({ answers: 12 }))).toMatch(/the tried one has 0, the live one 12/);
});

test('ten visits or ten rendered pages of each are enough', () => {
  for (const key of ['visits', 'answers'] as const)
    expect(standingOf(figures({ [key]: 10 }), figures({ [key]: 10 }))).toMatch(/^No evidence so far/);
});

test('the figures stand side by side, and the worse ones are marked', () => {
  const tried = figures({ visits: 20, failedVisits: 3, errorsPerThousand: 12.5, lcp: 1840, inp: 90 });
  const live = figures({ visits: 180, failedVisits: 2, errorsPerThousand: 12.5, lcp: 1500, inp: 120 });
  expect(comparisonsOf(tried, live)).toEqual([
    {
      label: 'Visits that failed',
      tried: '3 of 20 (15\u00a0%)',
      live: '2 of 180 (1.1\u00a0%)',
      isWorse: true,
    },
    { label: 'Pages not rendered', tried: '–', live: '–', isWorse: false },
    { label: 'Errors per 1,000 views', tried: '12.5', live: '12.5', isWorse: false },
    { label: 'LCP p75', tried: '1,840\u00a0ms', live: '1,500\u00a0ms', isWorse: true },
    { label: 'INP p75', tried: '90\u00a0ms', live: '120\u00a0ms', isWorse: false },
  ]);
  expect(comparisonsOf(tried, undefined).every(({ isWorse }) => !isWorse)).toBe(true);
});
