import { changeOf, periodOf, periodProblem } from './period';

const today = '2026-03-01';

test.each([
  ['', { from: '2026-01-31', to: today }],
  ['days=1', { from: today, to: today }],
  ['days=7', { from: '2026-02-23', to: today }],
  ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['from=2026-02-01&to=2026-01-01', { from: '2026-01-31', to: today }],
  ['from=yesterday&to=2026-01-01', { from: '2026-01-31', to: today }],
  ['from=2026-02-31&to=2026-03-01', { from: '2026-01-31', to: today }],
  ['from=0000-01-01&to=0000-01-02', { from: '2026-01-31', to: today }],
  ['from=2025-01-01&to=2026-02-05', { from: '2026-01-31', to: today }],
  ['from=2025-01-01&to=2026-02-04', { from: '2025-01-01', to: '2026-02-04' }],
  ['days=9999', { from: '2026-01-31', to: today }],
  ['days=x', { from: '2026-01-31', to: today }],
])('the address %p asks for %p', (query, period) => {
  expect(periodOf(new URLSearchParams(query), today)).toEqual(period);
});

test.each([
  [{ from: '2026-02-31', to: '2026-03-01' }, { from: 'There is no such day.' }],
  [{ from: '2026-02-01', to: '' }, { to: 'There is no such day.' }],
  [{ from: '2026-02-02', to: '2026-02-01' }, { to: 'The last day comes before the first.' }],
  [{ from: '2025-01-01', to: '2026-02-05' }, { from: 'A period has at most 400 days.' }],
  [{ from: '2026-02-01', to: '2026-02-01' }, undefined],
])('of the period %p is wrong: %p', (period, problem) => {
  expect(periodProblem(period)).toEqual(problem);
});

test('change is told in percent, and not at all against nothing', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(0, 0), changeOf(9, 0)]).toEqual([
    50,
    -50,
    null,
    null,
  ]);
});
