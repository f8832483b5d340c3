import { pageArgs } from './listPage';

test.each([
  ['', 0],
  ['page=3', 50],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=2.5', 0],
  ['page=1e9', 0],
  ['page=99999999', 0],
  ['page=two', 0],
])('the address %p begins at row %p', (query, offset) => {
  expect(pageArgs(new URLSearchParams(query)).p_offset).toBe(offset);
});
