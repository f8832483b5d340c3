import fc from 'fast-check';
import { evidenceOfMore, type Share } from './evidenceOfMore';
import { logBeta } from './logBeta';

const share = fc
  .integer({ min: 0, max: 400 })
  .chain((of) => fc.record({ hit: fc.integer({ min: 0, max: of }), of: fc.constant(of) }));
const rateOf = ({ hit, of }: Share) => (of === 0 ? 0 : hit / of);

/** How likely each number of hits is when every visit is hit at this rate. */
function binomial(of: number, rate: number): number[] {
  return Array.from({ length: of + 1 }, (_, hit) => {
    const ways = -logBeta(hit + 1, of - hit + 1) - Math.log(of + 1);
    return Math.exp(ways + (hit && hit * Math.log(rate)) + (of - hit && (of - hit) * Math.log(1 - rate)));
  });
}

test('averages at most one over everything that can happen to a version within the tolerance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25 }),
      fc.integer({ min: 1, max: 25 }),
      fc.double({ min: 0.001, max: 0.9, noNaN: true }),
      fc.constantFrom(0, 0.005, 0.05),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (of, ofLive, liveRate, tolerance, part) => {
        const tried = binomial(of, liveRate + tolerance * part);
        const live = binomial(ofLive, liveRate);
        const chances = (likely: number[]) => likely.reduce((sum, chance) => sum + chance, 0);
        expect(chances(tried)).toBeCloseTo(1);
        const mean = tried.reduce(
          (sum, chance, hit) =>
            sum +
            live.reduce(
              (inner, liveChance, liveHit) =>
                inner +
                chance *
                  liveChance *
                  Math.exp(evidenceOfMore({ hit, of }, { hit: liveHit, of: ofLive }, tolerance)),
              0,
            ),
          0,
        );
        expect(mean).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
  );
});

test('what is no worse is no evidence', () => {
  fc.assert(
    fc.property(share, share, fc.constantFrom(0, 0.01, 0.1), (tried, live, tolerance) => {
      fc.pre(rateOf(tried) <= rateOf(live) + tolerance);
      expect(evidenceOfMore(tried, live, tolerance)).toBeLessThanOrEqual(1e-9);
    }),
  );
});

test('another hit in the place of a miss speaks against a version that is worse already', () => {
  fc.assert(
    fc.property(share, share, (tried, live) => {
      fc.pre(live.of > 0 && tried.hit < tried.of && rateOf(tried) > rateOf(live));
      const more = { ...tried, hit: tried.hit + 1 };
      expect(evidenceOfMore(more, live, 0)).toBeGreaterThan(evidenceOfMore(tried, live, 0));
    }),
  );
});
