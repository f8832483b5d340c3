import { returnPeriod } from './returnPeriod';

test('one day is one', () => {
  expect([returnPeriod(1), returnPeriod(7)]).toEqual(['1 day', '7 days']);
});
