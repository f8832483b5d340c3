import { changeOf, periodOf } from './period';

const today = '2026-03-01';

test.each([
  ['', { from: '2026-01-31', to: today }],
  ['days=1', { from: today, to: today }],
  ['days=7', { from: '2026-02-23', to: today }],
  ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['from=2026-02-01&to=2026-01-01', { from: '2026-01-31', to: today }],
  ['from=yesterday&to=2026-01-01', { from: '2026-01-31', to: today }],
  ['days=9999', { from: '2026-01-31', to: today }],
  ['days=x', { from: '2026-01-31', to: today }],
])('the address %p asks for %p', (query, period) => {
  expect(periodOf(new URLSearchParams(query), today)).toEqual(period);
});

test('change is told in percent, and not at all against nothing', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(0, 0), changeOf(9, 0)]).toEqual([
    50,
    -50,
    null,
    null,
  ]);
});
