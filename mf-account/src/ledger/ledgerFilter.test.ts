import { ledgerQuery, readLedgerFilter } from './ledgerFilter';

const shows = { earned: 'Earned', used: 'Used' };
const read = (query: string) => readLedgerFilter(new URLSearchParams(query), shows);

test('a filter and its address say the same', () => {
  expect(read('show=used&page=3')).toEqual({ show: 'used', page: 3 });
  expect(ledgerQuery(read('show=used&page=3'))).toEqual({ show: 'used', page: '3' });
  expect(ledgerQuery(read(''))).toEqual({});
});

test.each(['show=toString', 'show=__proto__&page=0', 'page=-1', 'page=1.5', 'page=1e9'])(
  '%s falls back to the defaults',
  (query) => {
    expect(read(query)).toEqual({ show: 'all', page: 1 });
  },
);
