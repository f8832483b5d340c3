import fc from 'fast-check';
import { fewestAnswers, fitSummary } from './fitSummary';

it.each([
  [{ small: 0, true: 4, large: 0 }, undefined],
  [{ small: 5, true: 23, large: 3 }, 'Most say true to size (23 of 31)'],
  [{ small: 5, true: 0, large: 0 }, 'Most say it runs small (5 of 5)'],
  [{ small: 1, true: 2, large: 4 }, 'Most say it runs large (4 of 7)'],
  [{ small: 3, true: 3, large: 0 }, 'Opinions differ: 3 say small, 3 true to size, 0 large'],
])('sums up %p', (counts, sentence) => {
  expect(fitSummary(counts)).toBe(sentence);
});

it('speaks of most only where more than half say so, and never of few', () => {
  const count = fc.nat(60);
  fc.assert(
    fc.property(count, count, count, (small, fitting, large) => {
      const all = small + fitting + large;
      const sentence = fitSummary({ small, true: fitting, large });
      expect(sentence === undefined).toBe(all < fewestAnswers);
      const isMost = Math.max(small, fitting, large) * 2 > all;
      if (sentence) expect(sentence.startsWith('Most')).toBe(isMost);
    }),
  );
});
