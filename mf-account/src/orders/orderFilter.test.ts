import { beginningOf, orderFilterQuery, readOrderFilter } from './orderFilter';

const read = (query: string) => readOrderFilter(new URLSearchParams(query));

test('an address without a filter shows all orders, newest first', () => {
  expect(read('')).toEqual({ group: 'all', period: 'always', page: 1 });
});

test.each(['status=toString&period=x&page=0', 'page=-1', 'page=1.5', 'page=abc', 'status=__proto__'])(
  '%s falls back to the defaults',
  (query) => {
    expect(read(query)).toEqual({ group: 'all', period: 'always', page: 1 });
  },
);

test('a filter and its address say the same', () => {
  const filter = { group: 'delivered', period: '6-months', page: 3 } as const;
  expect(orderFilterQuery(filter)).toEqual({
    tab: 'orders',
    status: 'delivered',
    period: '6-months',
    page: '3',
  });
  expect(readOrderFilter(new URLSearchParams(orderFilterQuery(filter)))).toEqual(filter);
  expect(orderFilterQuery(read(''))).toEqual({ tab: 'orders' });
});

test.each([
  ['always', undefined],
  ['30-days', '2026-10-22T10:00:00.000Z'],
  ['6-months', '2026-05-21T10:00:00.000Z'],
  ['12-months', '2025-11-21T10:00:00.000Z'],
] as const)('%s begins at %s', (period, begins) => {
  expect(beginningOf(period, new Date('2026-11-21T10:00:00Z'))).toBe(begins);
});

test.each([
  ['6-months', '2026-08-31', '2026-02-28'],
  ['12-months', '2028-02-29', '2027-02-28'],
] as const)('%s before %s begin on the last day of the shorter month', (period, now, begins) => {
  expect(beginningOf(period, new Date(`${now}T10:00:00Z`))).toBe(`${begins}T10:00:00.000Z`);
});
