import { chartSteps } from './chartSteps';

const days = (count: number, total: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    ...{ orders: 1, total, refunds: 1, net: total - 1, visits: 3 },
  }));

test('a month is shown by day, each beside the day as long before', () => {
  const steps = chartSteps({ days: days(30, 100), previous_days: days(30, 40) });
  expect(steps).toHaveLength(30);
  expect(steps[0]).toMatchObject({ day: '2026-01-01', until: '2026-01-01', total: 100, before: 40 });
});

test('a quarter is shown by week, and nothing of it is lost', () => {
  const steps = chartSteps({ days: days(90, 100), previous_days: days(90, 40) });
  expect(steps).toHaveLength(13);
  expect(steps[0]).toMatchObject({
    day: '2026-01-01',
    until: '2026-01-07',
    orders: 7,
    total: 700,
    before: 280,
  });
  expect(steps.at(-1)).toMatchObject({ day: '2026-03-26', until: '2026-03-31', orders: 6, total: 600 });
});
