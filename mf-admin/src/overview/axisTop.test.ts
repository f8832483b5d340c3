import { axisTop } from './axisTop';

test.each([
  [0, 100],
  [100, 100],
  [101, 200],
  [999, 1000],
  [1000, 1000],
  [1001, 2000],
  [4321, 5000],
  [24752, 25000],
  [50001, 60000],
  [90001, 100000],
])('an axis for %p ends with %p', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
});
