import fc from 'fast-check';
import { sinceTrial, slotsOf, spanChoices, spanOf } from './span';

const hour = 60 * 60 * 1000;
const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') });

test('a span has this hour in its last step, and begins with an hour', () => {
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom(...spanChoices.map(({ value }) => value), 'no number'),
      (now, days) => {
        const span = spanOf(days, now);
        const slots = slotsOf(span);
        expect(Date.parse(span.from) % hour).toBe(0);
        expect(slots[0]).toBe(Date.parse(span.from));
        expect(slots.at(-1)! + span.stepMinutes * 60_000).toBe(Date.parse(span.until));
        expect(Date.parse(span.until)).toBeGreaterThan(now);
        expect(slots.length).toBeLessThanOrEqual(30);
      },
    ),
  );
});

test('a trial is looked at from the hour of its beginning, in one step', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 90 * 24 * hour }), (began, age) => {
      const { from, until, stepMinutes } = sinceTrial(new Date(began).toISOString(), began + age);
      expect(began - Date.parse(from)).toBeLessThan(hour);
      expect(Date.parse(until)).toBeGreaterThan(began + age);
      expect(Date.parse(until) - Date.parse(from)).toBeLessThanOrEqual(stepMinutes * 60_000);
    }),
  );
});
