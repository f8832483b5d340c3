import fc from 'fast-check';
import { type ArmFigures, trialVerdict } from './trialVerdict';
import { bucketOfVital, countOf, p75, type Vital, vitalEdges } from './vitalsHistogram';

const none = (): number[] => Array.from({ length: 17 }, () => 0);
const figures = (some: Partial<ArmFigures>): ArmFigures => ({
  visits: 0,
  failedVisits: 0,
  answers: 0,
  failedAnswers: 0,
  lcp: none(),
  inp: none(),
  cls: none(),
  ...some,
});

/** Numbers from 0 to 1 that look drawn and are the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Milliseconds of a page, as they are spread in the field: most near the middle, some much longer. */
function drawnTime(draw: () => number, middle: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  return middle * Math.exp(0.6 * normal);
}

interface Shop {
  failing: number;
  lcp: number;
}

/** After how many visits the trial ended, looking after each one; undefined when it never did. */
function runTrial(seed: number, share: number, tried: Shop, live: Shop, visits: number): number | undefined {
  const draw = dice(seed);
  const arms = [tried, live].map(({ failing, lcp }) => ({
    failing,
    middle: lcp,
    visits: 0,
    failedVisits: 0,
    lcp: none(),
  }));
  for (let visit = 1; visit <= visits; visit += 1) {
    const arm = arms[draw() < share ? 0 : 1]!;
    arm.visits += 1;
    if (draw() < arm.failing) arm.failedVisits += 1;
    arm.lcp[bucketOfVital('lcp', drawnTime(draw, arm.middle))]! += 1;
    const [ofTried, ofLive] = arms.map(({ visits, failedVisits, lcp }) =>
      figures({ visits, failedVisits, lcp }),
    );
    if (trialVerdict(ofTried!, ofLive!)) return visit;
  }
  return undefined;
}

const seeds = Array.from({ length: 150 }, (_, index) => index + 1);

test.each([
  { share: 0.1, failing: 0.02, lcp: 1500 },
  { share: 0.5, failing: 0.2, lcp: 3000 },
])('of 150 trials that change nothing ($failing fail), one ends at most', ({ share, ...shop }) => {
  const ended = seeds.filter((seed) => runTrial(seed, share, shop, shop, 400) !== undefined);
  expect(ended.length).toBeLessThanOrEqual(1);
});

test('every second visit failing, a trial ends within 120 visits of each version', () => {
  const sound = { failing: 0.01, lcp: 1500 };
  for (const seed of seeds.slice(0, 20)) {
    expect(runTrial(seed, 0.5, { ...sound, failing: 0.5 }, sound, 240)).toBeDefined();
  }
});

test('twice as slow, a trial ends within 500 visits of each version, and says both p75', () => {
  const sound = { failing: 0.01, lcp: 1500 };
  for (const seed of seeds.slice(0, 8)) {
    expect(runTrial(seed, 0.5, { ...sound, lcp: 3000 }, sound, 1000)).toBeDefined();
  }
});

test('where every visit fails and none of the live version, ten of each are enough whatever the share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 5000 }),
      fc.integer({ min: 10, max: 5000 }),
      fc.constantFrom(['visits', 'failedVisits'] as const, ['answers', 'failedAnswers'] as const),
      (of, ofLive, [all, failed]) => {
        const verdict = trialVerdict(figures({ [all]: of, [failed]: of }), figures({ [all]: ofLive }));
        expect(verdict).toContain(`${of} of ${of}`);
        expect(verdict).toContain(`0 of ${ofLive}`);
      },
    ),
  );
});

test('fewer than ten visits of either version say nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 5000 }), (few, many) => {
      const failing = (of: number) => figures({ visits: of, failedVisits: of });
      expect(trialVerdict(failing(few), figures({ visits: many }))).toBeUndefined();
      expect(trialVerdict(failing(many), figures({ visits: few }))).toBeUndefined();
    }),
  );
});

const histogram = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 17, maxLength: 17 });

test('a version that is measured like the live one is never ended', () => {
  fc.assert(
    fc.property(histogram, histogram, histogram, (lcp, inp, cls) => {
      const measured = figures({ visits: 500, failedVisits: 20, lcp, inp, cls });
      expect(trialVerdict(measured, measured)).toBeUndefined();
    }),
  );
});

test('p75 lies in the bucket that three of four views reach, and grows when a view gets slower', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Vital>('lcp', 'inp', 'cls'),
      histogram,
      fc.integer({ min: 0, max: 15 }),
      (vital, counts, from) => {
        fc.pre(counts[from]! > 0);
        const value = p75(vital, counts)!;
        const within = bucketOfVital(vital, value);
        const upTo = (bucket: number) => countOf(counts.slice(0, bucket + 1));
        expect(upTo(within)).toBeGreaterThanOrEqual(within < 15 ? 0.75 * countOf(counts) - 1e-9 : 0);
        expect(upTo(within - 1)).toBeLessThanOrEqual(0.75 * countOf(counts) + 1e-9);
        const slower = counts.map(
          (count, bucket) => count + (bucket === from + 1 ? 1 : bucket === from ? -1 : 0),
        );
        expect(p75(vital, slower)!).toBeGreaterThanOrEqual(value - 1e-9);
      },
    ),
  );
});

test('says how slow both versions are', () => {
  const at = (value: number) => {
    const counts = none();
    counts[bucketOfVital('lcp', value)] = 100;
    return figures({ visits: 100, lcp: counts });
  };
  expect(trialVerdict(at(3900), at(1900))).toMatch(
    /^LCP is 3875 ms at p75 of 100 views, with the live version 2025 ms of 100\.$/,
  );
  expect(trialVerdict(at(1900), at(3900))).toBeUndefined();
});

test('edges rise, so that every value has one bucket', () => {
  for (const edges of Object.values(vitalEdges)) {
    expect(edges).toHaveLength(16);
    expect([...edges].sort((a, b) => a - b)).toEqual(edges);
  }
});
